import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useApiMutation } from '#api/query.ts';
import { saveBlockForClick, type PageBlock } from '#contract/platform/home/page-layout.ts';
import { useToast } from '#lib/toast.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FormInput } from '#ui/form/FormInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { sizeOf } from '../blocks/block-props.ts';
import { mostGoods } from '../blocks/goods-rules.ts';

/** Characters of a title; the platform refuses more. */
export const longestTitle = 20;

const schema = z.object({
  title: z.string().check(
    z.refine((text) => text.trim() !== '', 'arrange.titleMissing'),
    z.refine((text) => Array.from(text.trim()).length <= longestTitle, 'arrange.titleTooLong'),
  ),
  size: z.string(),
});

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' } });

interface BlockSettingsProps {
  pageId: string;
  block: PageBlock;
  name: string;
  onSaved: (block: PageBlock) => void;
  onClose: () => void;
}

/** Title of a block, and how many goods a grid shows; kept by the platform at once. */
export function BlockSettings({ pageId, block, name, onSaved, onClose }: BlockSettingsProps) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const toast = useToast();
  const save = useApiMutation(saveBlockForClick);
  const sized = block.component === 'goods';
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { title: block.title, size: String(sizeOf(block, mostGoods)) },
    resolver: zodResolver(schema),
  });
  const problem = formState.errors.title?.message;
  const submit = handleSubmit(({ title, size }) => {
    const request = { pageId, blockId: block.blockId, title: title.trim() };
    save.mutate(sized ? { ...request, size: Number(size) } : request, {
      onSuccess: (saved) => {
        toast('success', t('arrange.blockSaved'));
        onSaved(saved);
      },
    });
  });
  return (
    <AppDialog
      title={t('arrange.settings', { name })}
      onClose={onClose}
      closeLabel={t('ui:close')}
      actions={
        <>
          <SubmitButton form="block-settings" size="large" busy={save.isPending}>
            {t('arrange.save')}
          </SubmitButton>
          <Button size="large" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
        </>
      }
    >
      <form id="block-settings" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t('arrange.title')}
          hint={t('arrange.titleHint', { count: longestTitle })}
          validationMessage={problem === undefined ? undefined : t(problem, { count: longestTitle })}
        >
          <FormInput control={control} name="title" size="large" />
        </Field>
        {sized && (
          <Field label={t('arrange.size')}>
            <Select size="large" {...register('size')}>
              {Array.from({ length: mostGoods }, (_, index) => (
                <option key={index} value={String(index + 1)}>
                  {t('arrange.sizeOf', { count: index + 1 })}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </form>
    </AppDialog>
  );
}

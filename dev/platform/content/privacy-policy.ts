/** The privacy policy of the platform by language, as HTML (001 §7). */
interface PolicyContent {
  title: string;
  content: string;
}

const chinese: PolicyContent = {
  title: '隐私政策',
  content: `<p>更新日期：2026 年 9 月 1 日　生效日期：2026 年 9 月 1 日</p>
<p>我们重视您的个人信息保护。本政策说明我们在您学习和考试时收集哪些信息、为什么收集、怎样保存和使用，以及您享有的权利。</p>
<h2>一、我们收集的信息</h2><ul><li>账号信息：姓名、手机号、邮箱和所属机构；</li><li>学习记录：课程进度、练习和考试成绩；</li><li>身份核验信息：您在考试前主动拍摄的照片；</li><li>监考信息：考试期间两路摄像头按固定间隔拍摄的画面、切换窗口的次数。</li></ul>
<h2>二、我们怎样使用</h2><p>用于提供培训和考试服务、核验身份、发放证书、处理您的咨询和申诉。未经您同意，我们不会把您的信息用于其他目的。</p>
<h2>三、保存期限</h2><p>人脸照片和监考画面保存 180 天后自动删除；学习记录和证书按照培训机构的档案要求保存。</p>
<h2>四、您的权利</h2><p>您可以查询、复制、更正、删除您的个人信息，可以撤回同意，也可以选择由工作人员当面核验身份。</p>
<h2>五、联系我们</h2><p>电话：400-000-0000（工作日 9:00–18:00）　邮箱：privacy@example.cn</p>`,
};

const english: PolicyContent = {
  title: 'Privacy policy',
  content: `<p>Last changed and in force since: 1 September 2026</p>
<p>We protect your personal data. This policy says which data we collect while you study and sit exams, why, how we keep and use them, and which rights you have.</p>
<h2>1. What we collect</h2><ul><li>Account: name, phone number, e-mail address and organisation;</li><li>Study records: course progress, practice and exam results;</li><li>Identity: the photo that you take yourself before an exam;</li><li>Proctoring: pictures of two cameras at fixed intervals during an exam, and how often you left its window.</li></ul>
<h2>2. How we use them</h2><p>To provide training and exams, to verify who you are, to issue certificates and to answer your questions and appeals. We use them for nothing else without your consent.</p>
<h2>3. How long we keep them</h2><p>Face photos and proctoring pictures are deleted after 180 days; study records and certificates are kept as the archives of the training organisation require.</p>
<h2>4. Your rights</h2><p>You may see, copy, correct and delete your data, withdraw your consent, or have your identity verified by staff in person.</p>
<h2>5. Contact</h2><p>Phone: 400-000-0000 (working days 9:00–18:00)　E-mail: privacy@example.cn</p>`,
};

const french: PolicyContent = {
  title: 'Politique de confidentialité',
  content: `<p>Dernière modification et entrée en vigueur : 1er septembre 2026</p>
<p>Nous protégeons vos données personnelles. Cette politique indique quelles données nous recueillons pendant vos formations et examens, pourquoi, comment nous les conservons et les utilisons, et quels sont vos droits.</p>
<h2>1. Données recueillies</h2><ul><li>Compte : nom, téléphone, e-mail et organisme ;</li><li>Formation : progression, exercices et résultats d’examen ;</li><li>Identité : la photo que vous prenez vous-même avant un examen ;</li><li>Surveillance : images de deux caméras à intervalles fixes pendant l’examen, et nombre de sorties de la fenêtre.</li></ul>
<h2>2. Utilisation</h2><p>Fournir les formations et les examens, vérifier votre identité, délivrer les certificats et répondre à vos questions et recours. Rien d’autre sans votre accord.</p>
<h2>3. Conservation</h2><p>Photos du visage et images de surveillance sont supprimées après 180 jours ; les dossiers de formation et les certificats sont conservés selon les règles d’archivage de l’organisme.</p>
<h2>4. Vos droits</h2><p>Vous pouvez consulter, copier, corriger et supprimer vos données, retirer votre accord ou faire vérifier votre identité par le personnel.</p>
<h2>5. Contact</h2><p>Téléphone : 400-000-0000 (jours ouvrés, 9 h–18 h)　E-mail : privacy@example.cn</p>`,
};

const byLanguage: Readonly<Record<string, PolicyContent>> = { 'en-US': english, 'fr-FR': french };

/** The policy in a language; Chinese where there is none. */
export function privacyPolicyIn(locale: string): PolicyContent {
  return byLanguage[locale] ?? chinese;
}

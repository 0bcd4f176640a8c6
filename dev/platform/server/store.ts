import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import * as z from 'zod/mini';

/** The platform's database: SQL in, rows out that were checked against a shape. */
export interface Store {
  one<Row extends z.ZodMiniType>(row: Row, sql: string, ...values: SQLInputValue[]): z.output<Row> | undefined;
  all<Row extends z.ZodMiniType>(row: Row, sql: string, ...values: SQLInputValue[]): z.output<Row>[];
  /** Returns the id of the inserted row. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All of it or nothing. */
  together<Value>(work: () => Value): Value;
  close(): void;
}

/**
 * Opens the database in a file (WAL: what was answered survives SIGKILL) or, with ':memory:', in memory, and makes the
 * tables of `schema` that are missing.
 */
export function openStore(file: string, schema: string): Store {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  db.exec(schema);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    one: (row, sql, ...values) => {
      const found = prepared(sql).get(...values);
      return found === undefined ? undefined : z.parse(row, found);
    },
    all: (row, sql, ...values) =>
      prepared(sql)
        .all(...values)
        .map((found) => z.parse(row, found)),
    run: (sql, ...values) => Number(prepared(sql).run(...values).lastInsertRowid),
    together: (work) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const value = work();
        db.exec('COMMIT');
        return value;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

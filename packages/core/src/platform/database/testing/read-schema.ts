import { sql, type Kysely } from "kysely"
import type { Database } from "../schema.gen.ts"

/** A table in words that compare well: name → definition. */
export interface TableText {
  columns: Record<string, string>
  constraints: Record<string, string>
  indexes: Record<string, string>
}

/** A schema in words that compare well, as `v1-schema.json` keeps the one of v1. */
export interface SchemaText {
  tables: Record<string, TableText>
  enums: Record<string, string>
  sequences: Record<string, string>
}

/** Reads what a live database looks like. */
export async function readSchema(db: Kysely<Database>): Promise<SchemaText> {
  const columns = await readDefinitions(db, columnQuery)
  const constraints = await readDefinitions(db, constraintQuery)
  const indexes = await readDefinitions(db, indexQuery)
  const tables: Record<string, TableText> = {}
  for (const name of Object.keys(columns).sort())
    tables[name] = {
      columns: columns[name]!,
      constraints: constraints[name] ?? {},
      indexes: indexes[name] ?? {},
    }
  return {
    tables,
    enums: (await readDefinitions(db, enumQuery)).all ?? {},
    sequences: (await readDefinitions(db, sequenceQuery)).all ?? {},
  }
}

interface Definition {
  owner: string
  name: string
  definition: string
}

async function readDefinitions(
  db: Kysely<Database>,
  query: ReturnType<typeof sql<Definition>>,
): Promise<Record<string, Record<string, string>>> {
  const found: Record<string, Record<string, string>> = {}
  for (const { owner, name, definition } of (await query.execute(db)).rows)
    found[owner] = { ...found[owner], [name]: definition }
  return found
}

const columnQuery = sql<Definition>`
  select c.relname as owner, a.attname as name,
    format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as definition
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`

const constraintQuery = sql<Definition>`
  select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype <> 'n'`

const indexQuery = sql<Definition>`
  select tablename as owner, indexname as name,
    regexp_replace(regexp_replace(indexdef, '^CREATE (INDEX \\S+|(UNIQUE) INDEX \\S+)', '\\2'),
      '^(UNIQUE)? ?ON public\\.', case when indexdef like 'CREATE UNIQUE%' then 'unique on ' else 'on ' end)
      as definition
  from pg_indexes
  where schemaname = 'public' and indexname not in (select conname from pg_constraint)`

const enumQuery = sql<Definition>`
  select 'all' as owner, t.typname as name,
    string_agg(e.enumlabel, ', ' order by e.enumsortorder) as definition
  from pg_enum e join pg_type t on t.oid = e.enumtypid
  where t.typnamespace = 'public'::regnamespace
  group by t.typname`

const sequenceQuery = sql<Definition>`
  select 'all' as owner, s.relname as name,
    format('%s start %s increment %s, owned by %s.%s', format_type(q.seqtypid, null), q.seqstart,
      q.seqincrement, o.relname, a.attname) as definition
  from pg_sequence q
  join pg_class s on s.oid = q.seqrelid
  join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype = 'a'
  join pg_class o on o.oid = d.refobjid
  join pg_attribute a on a.attrelid = o.oid and a.attnum = d.refobjsubid
  where s.relnamespace = 'public'::regnamespace`

import type { ClientBase } from "pg"
import { StartError } from "../start-error.ts"
import { jobSchema, type BackupConnection } from "./connect.ts"
import { unsupportedObjects } from "./unsupported-objects.ts"

/** A table whose rows are copied. Names are quoted, with their schema. */
export interface StoredTable {
  readonly name: string
  /** columns that can be written, in order */
  readonly columns: readonly string[]
}

/** A sequence and its position. */
export interface SequenceState {
  readonly name: string
  readonly last: string
  readonly isCalled: boolean
}

/** Everything that creates the schema of a store again. */
export interface SchemaStatements {
  /** statements to run before rows are copied: types, sequences, functions, tables */
  readonly before: readonly string[]
  /** statements to run after rows are copied: constraints, indexes, views, triggers */
  readonly after: readonly string[]
  readonly tables: readonly StoredTable[]
  /** the name of the schema that the store's tables are in */
  readonly schema: string
}

/**
 * Reads the definitions of a store's tables from PostgreSQL's catalogs. Owners, permissions and comments are left out.
 * @param connection a connection with an empty `search_path`, so that every name comes with its schema
 * @throws backup_object_not_supported when the database has objects that the statements cannot describe
 * @since 0.1
 */
export async function readSchema({ client, schema }: BackupConnection): Promise<SchemaStatements> {
  const storeSchemas = [schema, jobSchema]
  const unsupported = await unsupportedObjects(client, storeSchemas)
  if (unsupported.length > 0)
    throw new StartError(
      "backup_object_not_supported",
      `The database has objects that a backup cannot contain: ${unsupported.join(", ")}.`,
      "Back it up with pg_dump, or drop these objects.",
    )
  const list = async (text: string) =>
    (await client.query<{ statement: string }>(text, [storeSchemas])).rows.map((row) => row.statement)
  const before = [
    ...(await list(schemas)),
    ...(await list(extensions)),
    ...(await list(enumerations)),
    ...(await list(sequences)),
    ...(await list(functions("not"))),
    ...(await list(tables)),
    ...(await list(partitions)),
    ...(await list(ownedSequences)),
    ...(await list(functions(""))),
  ]
  const after = [
    ...(await list(constraintsOf("'p', 'u', 'c', 'x'"))),
    ...(await list(indexes)),
    // They may need an index that belongs to no constraint.
    ...(await list(constraintsOf("'f'"))),
    ...(await list(views)),
    ...(await list(triggers)),
  ]
  return { before, after, tables: await readTables(client, storeSchemas), schema }
}

/**
 * Reads where the sequences are. Sequences do not take part in transactions: read them after the snapshot of the rows
 * was taken, so that they are never behind it.
 * @since 0.1
 */
export async function readSequences({ client, schema }: BackupConnection): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by 1`,
    [[schema, jobSchema]],
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    states.push({ name, last: state.rows[0]!.last, isCalled: state.rows[0]!.called })
  }
  return states
}

async function readTables(client: ClientBase, storeSchemas: readonly string[]): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, coalesce(array_agg(quote_ident(a.attname)
       order by a.attnum) filter (where a.attname is not null), '{}') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1) and ${isOwn("pg_class", "c.oid")}
     group by 1 order by 1`,
    [storeSchemas],
  )
  return rows
}

/** Leaves out what an extension created: `create extension` creates it again. */
function isOwn(catalog: string, id: string): string {
  return `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass
    and d.objid = ${id} and d.deptype = 'e')`
}

const schemas = `select format('create schema if not exists %I', nspname) as statement
  from pg_namespace where nspname = any($1) order by nspname`

const extensions = `select format('create extension if not exists %I with schema %I', extname, nspname) as statement
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace
 where nspname = any($1 || array['public']) and extname <> 'plpgsql' order by extname`

const enumerations = `select format('create type %I.%I as enum (%s)', n.nspname, t.typname,
    string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as statement
  from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_enum e on e.enumtypid = t.oid
  where n.nspname = any($1) and ${isOwn("pg_type", "t.oid")}
  group by n.nspname, t.typname order by n.nspname, t.typname`

const sequenceOptions = `format('start %s increment %s minvalue %s maxvalue %s cache %s%s', s.seqstart, s.seqincrement,
    s.seqmin, s.seqmax, s.seqcache, case when s.seqcycle then ' cycle' else '' end)`

/** Sequences of identity columns are created with their table. */
const sequences = `select format('create sequence %I.%I as %s %s', n.nspname, c.relname,
    format_type(s.seqtypid, null), ${sequenceOptions}) as statement
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and ${isOwn("pg_class", "c.oid")}
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i')
  order by n.nspname, c.relname`

/** Whether a function names a table, or takes or returns its rows. It is created after the tables. */
const usesTables = `exists (select from pg_depend d
    left join pg_type t on d.refclassid = 'pg_type'::regclass and t.oid = d.refobjid
    left join pg_type e on e.oid = t.typelem
  where d.classid = 'pg_proc'::regclass and d.objid = p.oid
    and (d.refclassid = 'pg_class'::regclass or t.typrelid <> 0 or e.typrelid <> 0))`

const functions = (not: "not" | "") => `select pg_get_functiondef(p.oid) as statement
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any($1) and p.prokind in ('f', 'p') and ${isOwn("pg_proc", "p.oid")} and ${not} ${usesTables}
  order by p.oid`

/** The sequence of an identity column keeps its name when the table or the column gets another. */
const identity = `(select format('generated %s as identity (sequence name %I.%I %s)',
      case a.attidentity when 'a' then 'always' else 'by default' end, qn.nspname, q.relname, ${sequenceOptions})
    from pg_depend d join pg_class q on q.oid = d.objid join pg_namespace qn on qn.oid = q.relnamespace
    join pg_sequence s on s.seqrelid = q.oid
    where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = a.attrelid
      and d.refobjsubid = a.attnum and d.deptype = 'i')`

/** One line per column, as `create table` takes them. */
const columnList = `(select coalesce(string_agg(concat_ws(' ', quote_ident(a.attname),
    format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> 0 and a.attcollation <> t.typcollation
      then (select format('collate %I.%I', cn.nspname, co.collname) from pg_collation co
        join pg_namespace cn on cn.oid = co.collnamespace where co.oid = a.attcollation) end,
    case when a.attgenerated <> '' then format('generated always as (%s) %s', pg_get_expr(ad.adbin, ad.adrelid),
        case a.attgenerated when 'v' then 'virtual' else 'stored' end)
      when a.attidentity <> '' then ${identity}
      when ad.adbin is not null then format('default %s', pg_get_expr(ad.adbin, ad.adrelid)) end,
    case when a.attnotnull then 'not null' end), E',\\n  ' order by a.attnum), '')
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef ad on ad.adrelid = a.attrelid and ad.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`

const tables = `select format(E'create %stable %I.%I (\\n  %s\\n)%s%s',
    case when c.relpersistence = 'u' then 'unlogged ' else '' end, n.nspname, c.relname, ${columnList},
    case when c.relkind = 'p' then format(' partition by %s', pg_get_partkeydef(c.oid)) else '' end,
    case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) else '' end
  ) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname = any($1) and ${isOwn("pg_class", "c.oid")}
  order by n.nspname, c.relname`

const partitions = `select format('alter table only %s attach partition %I.%I %s', i.inhparent::regclass,
    n.nspname, c.relname, pg_get_expr(c.relpartbound, c.oid)) as statement
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relispartition and c.relkind in ('r', 'p') and n.nspname = any($1) order by n.nspname, c.relname`

const ownedSequences = `select format('alter sequence %I.%I owned by %s.%I', n.nspname, c.relname,
    d.refobjid::regclass, a.attname) as statement
  from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S'
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype = 'a'
    and n.nspname = any($1) order by n.nspname, c.relname`

/** Those that a partition has from its parent come with the parent's. */
const constraintsOf = (kinds: string) => `select format('alter table %s add constraint %I %s',
    k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as statement
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and k.contype in (${kinds}) and k.conparentid = 0 and k.conislocal
    and ${isOwn("pg_class", "c.oid")}
  order by c.relkind = 'r', n.nspname, c.relname, k.conname`

/** PostgreSQL describes the index of a partitioned table without the indexes of its partitions. */
const indexes = `select case i.relkind when 'I' then regexp_replace(pg_get_indexdef(x.indexrelid), ' ON ONLY ', ' ON ')
    else pg_get_indexdef(x.indexrelid) end as statement
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and not i.relispartition and x.indisvalid and ${isOwn("pg_class", "c.oid")}
    and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x'))
  order by n.nspname, i.relname`

const views = `select format('create view %I.%I%s as %s', n.nspname, c.relname,
    case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) else '' end,
    pg_get_viewdef(c.oid)) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'v' and n.nspname = any($1) and ${isOwn("pg_class", "c.oid")} order by c.oid`

const triggers = `select pg_get_triggerdef(t.oid) as statement
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgparentid = 0 and n.nspname = any($1) order by n.nspname, c.relname, t.tgname`

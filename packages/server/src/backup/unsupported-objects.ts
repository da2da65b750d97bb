import type { ClientBase } from "pg"

/**
 * Lists what {@link readSchema} cannot describe, such as materialized views and row security: leaving it out silently
 * would make a backup that does not restore the store.
 * @returns one entry per object, e.g. `materialized view public.sales`
 */
export async function unsupportedObjects(client: ClientBase, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(
    `select object from (${queries.join(" union all ")}) as found order by object limit 10`,
    [schemas],
  )
  return rows.map(({ object }) => object)
}

const ofExtension = (id: string) =>
  `exists (select from pg_depend d where d.objid = ${id} and d.deptype = 'e')`

const queries: readonly string[] = [
  `select format('%s %s', case c.relkind when 'm' then 'materialized view' else 'foreign table' end, c.oid::regclass)
     as object from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('m', 'f') and n.nspname = any($1) and not ${ofExtension("c.oid")}`,
  `select format('inherited table %s', c.oid::regclass) from pg_inherits i join pg_class c on c.oid = i.inhrelid
     join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and not c.relispartition and n.nspname = any($1)`,
  `select format('type %s', t.oid::regtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace
     left join pg_class c on c.oid = t.typrelid
   where (t.typtype in ('d', 'r') or (t.typtype = 'c' and c.relkind = 'c')) and n.nspname = any($1)
     and not ${ofExtension("t.oid")}`,
  `select format('aggregate %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where p.prokind in ('a', 'w') and n.nspname = any($1) and not ${ofExtension("p.oid")}`,
  `select format('operator %s', o.oid::regoperator) from pg_operator o join pg_namespace n on n.oid = o.oprnamespace
   where n.nspname = any($1) and not ${ofExtension("o.oid")}`,
  `select format('row security of %s', c.oid::regclass) from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relrowsecurity and n.nspname = any($1)`,
  `select format('rule of %s', c.oid::regclass) from pg_rewrite r join pg_class c on c.oid = r.ev_class
     join pg_namespace n on n.oid = c.relnamespace
   where r.rulename <> '_RETURN' and n.nspname = any($1) and not ${ofExtension("c.oid")}`,
  `select format('disabled trigger of %s', c.oid::regclass) from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_namespace n on n.oid = c.relnamespace
   where t.tgenabled <> 'O' and not t.tgisinternal and n.nspname = any($1)`,
  `select format('collation %s', o.collname) from pg_collation o join pg_namespace n on n.oid = o.collnamespace
   where n.nspname = any($1) and not ${ofExtension("o.oid")}`,
  `select format('text search configuration %s', o.cfgname) from pg_ts_config o
     join pg_namespace n on n.oid = o.cfgnamespace where n.nspname = any($1) and not ${ofExtension("o.oid")}`,
  // They belong to no schema; a column that may point to one tells that they are the store's.
  `select format('large objects of %s', c.oid::regclass) from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and n.nspname = any($1) and not ${ofExtension("c.oid")}
     and exists (select from pg_largeobject_metadata)
     and exists (select from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = c.oid
       and a.attnum > 0 and not a.attisdropped and 'oid'::regtype in (t.oid, t.typbasetype))`,
]

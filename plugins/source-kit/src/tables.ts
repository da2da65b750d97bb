import { migration, type MigrationDefinition } from "@stheno/core"

/**
 * Declares the tables of a source: imports with their progress, problems for the report, and the IDs of imported records.
 * @param name the name of the source, which begins the names of the tables
 * @since 0.1
 */
export function importTables(name: string): MigrationDefinition {
  return migration({
    up: `
      create table ${name}_import (
        id text primary key,
        status text not null,
        kinds jsonb not null,
        is_dry_run boolean not null,
        kind text not null,
        cursor text,
        step integer not null default 0,
        counts jsonb not null default '{}',
        error text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        completed_at timestamptz
      );
      create unique index ${name}_import_running on ${name}_import ((true)) where status = 'running';
      create table ${name}_problem (
        id bigint generated always as identity primary key,
        import_id text not null references ${name}_import (id) on delete cascade,
        kind text not null,
        source_id text not null,
        name text not null,
        is_taken boolean not null,
        reason text not null
      );
      create index ${name}_problem_import on ${name}_problem (import_id, id);
      create table ${name}_record (
        kind text not null,
        source_id text not null,
        target_id text not null,
        primary key (kind, source_id)
      );`,
    down: `drop table ${name}_record; drop table ${name}_problem; drop table ${name}_import;`,
  })
}

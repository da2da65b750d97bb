import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { nearest } from "../../../platform/kernel/nearest.ts"

/** The kinds of providers that regions and shipping options name. */
export type NamedProviderKind = "payment" | "fulfillment" | "tax"

type Registered = Pick<Engine, "providers" | "log">

/** Logs which provider is meant by a name that is almost the name of a registered one. */
export function suggestProvider(
  { providers, log }: Registered,
  kind: NamedProviderKind,
  ids: readonly string[],
): void {
  for (const id of ids.filter((each) => !providers[kind].has(each))) {
    const near = nearest(id, namesOf(providers, kind))
    if (near) log.warn({ provider: id }, `No ${kind} provider is named ${id}. Did you mean ${near}?`)
  }
}

/**
 * Logs the providers that regions and shipping options name and that are not registered, each with the nearest name.
 * Customers cannot pay with them or choose their shipping options.
 * @since 0.1
 */
export async function warnOfMissingProviders({ db, providers, log }: Registered & Pick<Engine, "db">) {
  const { rows } = await sql<Use>`
    select kind, id, sum(regions)::int as regions, sum(options)::int as options
    from (
      select 'payment' as kind, provider_id as id, 1 as regions, 0 as options
        from region_payment_providers join region on region.id = region_id and deleted_at is null
      union all select 'fulfillment', provider_id, 1, 0
        from region_fulfillment_providers join region on region.id = region_id and deleted_at is null
      union all select 'tax', tax_provider_id, 1, 0
        from region where deleted_at is null and tax_provider_id is not null
      union all select 'fulfillment', provider_id, 0, 1 from shipping_option where deleted_at is null
    ) as named
    group by kind, id order by kind, id`.execute(db)
  for (const { kind, id, regions, options } of rows.filter((row) => !providers[row.kind].has(row.id))) {
    const near = nearest(id, namesOf(providers, kind))
    const users = [counted(regions, "region"), counted(options, "shipping option")]
      .filter(Boolean)
      .join(" and ")
    const remedy = near ? `Did you mean ${near}?` : "Install its plugin, or choose a different provider."
    log.warn({ provider: id }, `The ${kind} provider ${id} of ${users} is not registered. ${remedy}`)
  }
}

interface Use {
  readonly kind: NamedProviderKind
  readonly id: string
  readonly regions: number
  readonly options: number
}

/** The provider `system` is built in, and nobody chooses it. */
function namesOf(providers: Engine["providers"], kind: NamedProviderKind): string[] {
  return [...providers[kind].keys()].filter((id) => id !== "system")
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`
}

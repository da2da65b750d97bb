import { CommerceError, service, sql, type ServiceDefinition, type Shop } from "@stheno/core"
import { readOptions } from "../options.ts"
import { readStock, readStockOrNone } from "../stock.ts"

/** How many variants one email address can wait for. */
const variantsPerEmail = 50

/** What a customer asks for. */
export interface Subscription {
  readonly variant_id: string
  readonly email: string
  readonly sales_channel_id?: string | undefined
}

/** The addresses that wait for a variant. */
export interface WaitingEmails {
  readonly variant_id: string
  readonly emails: readonly string[]
  readonly created_at: string | Date
  readonly updated_at: string | Date
}

/** Keeps the email addresses that wait for variants, and emits `restock-notification.restocked`. */
export interface RestockNotificationService {
  /**
   * Adds an address. The result does not say whether it was waiting already.
   * @throws not_found for a variant that the storefront does not show; not_allowed if it is not sold out
   */
  addEmail(subscription: Subscription): Promise<void>
  /** Emits the event for the addresses that can buy the variant now, and removes them. */
  triggerRestock(variantId: string): Promise<void>
  /** Lists the addresses by variant. */
  list(where: { readonly product_id?: string | undefined }): Promise<readonly WaitingEmails[]>
  /** @returns how many variants the address was waiting for */
  removeEmail(email: string): Promise<number>
  /** Lists variants with addresses that may have stock again. */
  listRestocked(): Promise<readonly string[]>
  /**
   * Checks a variant in a job, after the delay of the options.
   * @param eventId the event that asks for it; a repeated delivery does not add another job
   */
  checkLater(variantId: string, eventId: string): Promise<void>
}

const restockNotification: ServiceDefinition<RestockNotificationService> = service((shop) => {
  const { db } = shop
  const options = readOptions(shop.pluginOptions)
  return {
    addEmail: (subscription) => addEmail(shop, subscription, options.max_emails),

    triggerRestock: (variantId) =>
      shop.transaction((inner) => triggerRestock(inner, variantId, options.inventory_required)),

    async list({ product_id: productId = null }) {
      const { rows } = await sql<WaitingEmails>`
        select r.variant_id, r.emails, r.created_at, r.updated_at
        from restock_notification r join product_variant v on v.id = r.variant_id
        where ${productId}::text is null or v.product_id = ${productId}
        order by r.updated_at desc limit 1000`.execute(db)
      return rows
    },

    async removeEmail(given) {
      const email = normalized(given)
      // The plugin of v1 stored addresses as customers wrote them.
      const { rows } = await sql`
        update restock_notification
        set emails = (
            select coalesce(jsonb_agg(e order by place), '[]')
            from jsonb_array_elements_text(emails) with ordinality as each (e, place)
            where lower(e) <> ${email}),
          sales_channel_ids = (
            select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(sales_channel_ids)
            where lower(key) <> ${email}),
          updated_at = now()
        where exists (select from jsonb_array_elements_text(emails) e where lower(e) = ${email})
        returning variant_id`.execute(db)
      await sql`delete from restock_notification where emails = '[]'::jsonb`.execute(db)
      return rows.length
    },

    async listRestocked() {
      const { rows } = await sql<{ variant_id: string }>`
        select r.variant_id from restock_notification r join product_variant v on v.id = r.variant_id
        where not v.manage_inventory or exists (
          select from product_variant_inventory_item i
          join inventory_level l on l.inventory_item_id = i.inventory_item_id
          where i.variant_id = v.id and l.stocked_quantity > l.reserved_quantity)`.execute(db)
      return rows.map(({ variant_id: id }) => id)
    },

    async checkLater(variantId, eventId) {
      const delay = Math.ceil(options.trigger_delay / 1000)
      const key = `${eventId} ${variantId}`
      await shop.jobs.enqueue("restock-notification", { variant_id: variantId }, { key, delay })
    },
  }
})

export default restockNotification

async function addEmail(
  shop: Pick<Shop, "db" | "call">,
  { variant_id: variantId, sales_channel_id: channelId, ...given }: Subscription,
  most: number,
): Promise<void> {
  const { db } = shop
  const { quantity } = await readStock(shop, variantId, channelId)
  if (quantity > 0)
    throw new CommerceError(
      "not_allowed",
      "You cannot sign up for restock notifications on a product that is not sold out",
    )
  const email = normalized(given.email)
  const emails = JSON.stringify([email])
  const { rows: others } = await sql<{ count: number }>`
    select count(*)::int as count from restock_notification where emails @> ${emails}::jsonb`.execute(db)
  // Without an error: it would tell that the address is known.
  if (others[0]!.count >= variantsPerEmail) return
  const { rows } = await sql`
    insert into restock_notification as r (variant_id, emails, sales_channel_ids)
    values (${variantId}, ${emails}::jsonb, ${JSON.stringify(channelId ? { [email]: channelId } : {})}::jsonb)
    on conflict (variant_id) do update set
      emails = case when r.emails @> excluded.emails then r.emails else r.emails || excluded.emails end,
      sales_channel_ids = r.sales_channel_ids || excluded.sales_channel_ids, updated_at = now()
    where jsonb_array_length(r.emails) < ${most} or r.emails @> excluded.emails
    returning variant_id`.execute(db)
  if (rows.length === 0)
    throw new CommerceError("not_allowed", "The list of customers who wait for this product is full")
}

interface Waiting {
  readonly emails: readonly string[]
  readonly sales_channel_ids: Readonly<Record<string, string>>
}

async function triggerRestock(shop: Shop, variantId: string, required: number): Promise<void> {
  const { db, emit } = shop
  // The lock makes the addresses leave once, whatever the number of processes that notice the change.
  const { rows } = await sql<Waiting>`
    select emails, sales_channel_ids from restock_notification
    where variant_id = ${variantId} for update`.execute(db)
  const [waiting] = rows
  if (!waiting) return
  const channelOf = (email: string) => waiting.sales_channel_ids[email] ?? null
  const restocked = new Set<string | null>()
  for (const channelId of new Set(waiting.emails.map(channelOf)))
    if ((await readStockOrNone(shop, variantId, channelId)).quantity > required) restocked.add(channelId)
  const emails = waiting.emails.filter((email) => restocked.has(channelOf(email)))
  if (emails.length === 0) return
  await emit("restock-notification.restocked", { variant_id: variantId, emails })
  await sql`
    update restock_notification
    set emails = emails - ${emails}::text[], sales_channel_ids = sales_channel_ids - ${emails}::text[],
      updated_at = now()
    where variant_id = ${variantId}`.execute(db)
  await sql`delete from restock_notification
    where variant_id = ${variantId} and emails = '[]'::jsonb`.execute(db)
}

function normalized(email: string): string {
  return email.trim().toLowerCase()
}

declare module "@stheno/core" {
  interface Services {
    restockNotificationService: RestockNotificationService
  }
}

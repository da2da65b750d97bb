import { sql } from "kysely"
import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchFirst, fetchPage } from "../../../platform/query/fetch.ts"
import { textMatches } from "../../../platform/query/filter.ts"
import { createGiftCard } from "./create-gift-card.ts"
import { giftCardErrors } from "./errors.ts"
import { adminGiftCard } from "./selections.ts"
import { createGiftCardBody, listGiftCardsQuery, updateGiftCardBody } from "./shapes.ts"
import { updateGiftCard } from "./update-gift-card.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

const tag = "Gift Cards"
const answer = answers({ gift_card: resource("GiftCard") })

export const giftCardAdminOperations: readonly Operation[] = [
  operation({
    id: "GetGiftCards",
    method: "GET",
    path: "/admin/gift-cards",
    tag,
    summary: "List gift cards.",
    access: "admin",
    query: listGiftCardsQuery,
    response: answersPage("gift_cards", "GiftCard"),
    handler: async ({ query }, { db }) => {
      const found = await fetchPage(db, {
        entity: "GiftCard",
        selection: adminGiftCard,
        where: query.q ? [matches(query.q)] : [],
        order: query.order,
        orderPaths: "every",
        limit: query.limit,
        offset: query.offset,
        startingAfter: query.starting_after,
        eager: false,
      })
      return page("gift_cards", found, query)
    },
  }),
  operation({
    id: "PostGiftCards",
    service: "giftCardService.create",
    method: "POST",
    path: "/admin/gift-cards",
    answers404: true,
    tag,
    summary: "Create a gift card.",
    about: "The card gets a new code, and its balance is its value.",
    access: "admin",
    body: createGiftCardBody,
    response: answer,
    handler: async ({ body }, context) => ({
      gift_card: await retrieve(context, await createGiftCard(context, body)),
    }),
  }),
  operation({
    id: "GetGiftCardsGiftCard",
    method: "GET",
    path: "/admin/gift-cards/{id}",
    tag,
    summary: "Get a gift card.",
    access: "admin",
    response: answer,
    handler: async ({ params }, context) => ({ gift_card: await retrieve(context, params.id) }),
  }),
  operation({
    id: "PostGiftCardsGiftCard",
    service: "giftCardService.update",
    method: "POST",
    path: "/admin/gift-cards/{id}",
    tag,
    summary: "Update a gift card.",
    access: "admin",
    body: updateGiftCardBody,
    response: answer,
    handler: async ({ params, body }, context) => {
      await updateGiftCard(context, params.id, body)
      return { gift_card: await retrieve(context, params.id) }
    },
  }),
  operation({
    id: "DeleteGiftCardsGiftCard",
    service: "giftCardService.delete",
    method: "DELETE",
    path: "/admin/gift-cards/{id}",
    answers404: false,
    tag,
    summary: "Delete a gift card.",
    about: "Succeeds even if it does not exist.",
    access: "admin",
    response: answersDeleted("gift-card"),
    handler: async ({ params }, { db }) => {
      await db
        .updateTable("gift_card")
        .set({ deleted_at: sql`now()` })
        .where("id", "=", params.id)
        .where("deleted_at", "is", null)
        .execute()
      return deleted(params.id, "gift-card")
    },
  }),
]

/** By the card's code, or the display id of the order that bought it. */
function matches(q: string) {
  return sql`(${textMatches(["root.code"], q)} or exists (select 1 from "order" o
    where o.id = root.order_id and o.display_id::text = ${q}))`
}

async function retrieve({ db }: Pick<Context, "db">, id: string): Promise<ResponseRow> {
  const card = await fetchFirst(db, {
    entity: "GiftCard",
    selection: adminGiftCard,
    filters: { id },
    eager: false,
  })
  if (!card) throw giftCardErrors.not_found(id)
  return card
}

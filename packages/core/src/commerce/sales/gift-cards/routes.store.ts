import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { fetchFirst } from "../../../platform/query/fetch.ts"
import { giftCardErrors } from "./errors.ts"
import { guessing } from "./guessing.ts"
import { storeGiftCard } from "./selections.ts"

export const giftCardStoreOperations: readonly Operation[] = [
  operation({
    id: "GetGiftCardsCode",
    method: "GET",
    path: "/store/gift-cards/{code}",
    tag: "Gift Cards",
    summary: "Get a gift card by its code.",
    about:
      "Codes that do not exist count as attempts. An IP address with too many attempts gets `429`, also for codes that exist.",
    access: "store",
    refusals: [429],
    response: answers({
      gift_card: resource("GiftCard", { only: ["id", "code", "value", "balance", "region"] }),
    }),
    handler: ({ params }, context) =>
      guessing(context, async () => {
        const card = await fetchFirst(context.db, {
          entity: "GiftCard",
          selection: storeGiftCard,
          filters: { code: params.code },
          eager: false,
        })
        if (!card) throw giftCardErrors.code_unknown(params.code)
        return { gift_card: card }
      }),
  }),
]

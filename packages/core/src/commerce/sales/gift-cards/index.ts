export { guessing } from "./guessing.ts"
export { newGiftCardCode } from "./code.ts"
export { createGiftCard, type NewGiftCard } from "./create-gift-card.ts"
export { giftCardErrors } from "./errors.ts"
export {
  assertReturnableCards,
  cancelCardsOfOrder,
  disableReturnedCards,
  isPaidFor,
  lockSpentOfOrder,
  refundableBesideCards,
  unpaidCardsOf,
} from "./paid-cards.ts"
export { giftCardAdminOperations } from "./routes.admin.ts"
export { giftCardStoreOperations } from "./routes.store.ts"

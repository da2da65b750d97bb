import type { Journey, Recorder } from "./recorder.ts"

/** Discounts, price lists and gift cards. */
export const offers: Journey = async (recorder) => {
  await discounts(recorder)
  await conditions(recorder)
  await priceLists(recorder)
  await giftCards(recorder)
}

async function discounts({ admin, known }: Recorder): Promise<void> {
  const { discount } = await admin("PostDiscounts", [], {
    body: {
      code: "TEN",
      rule: {
        type: "percentage",
        value: 10,
        allocation: "total",
        description: "Ten percent",
      },
      regions: [known.region],
    },
  })
  known.discount = discount.id
  await admin("PostDiscountsDiscount", [discount.id], {
    body: { usage_limit: 100 },
  })
  await admin("GetDiscountsDiscount", [discount.id])
  await admin("GetDiscountsDiscountCode", ["TEN"])
  await admin("GetDiscounts")
  const { discount: personal } = await admin("PostDiscounts", [], {
    quiet: true,
    body: {
      code: "PERSONAL",
      is_dynamic: true,
      rule: { type: "fixed", value: 500, allocation: "total" },
      regions: [known.region],
    },
  })
  await admin("PostDiscountsDiscountDynamicCodes", [personal.id], {
    body: { code: "FOR-ADA", usage_limit: 1 },
  })
  await admin("DeleteDiscountsDiscountDynamicCodesCode", [personal.id, "FOR-ADA"])
  await admin("DeleteDiscountsDiscountRegionsRegion", [personal.id, known.region!])
  await admin("PostDiscountsDiscountRegionsRegion", [personal.id, known.region!])
  await admin("DeleteDiscountsDiscount", [personal.id])
}

async function conditions({ admin, known }: Recorder): Promise<void> {
  const id = known.discount!
  const { discount } = await admin("PostDiscountsDiscountConditions", [id], {
    query: { expand: "rule,rule.conditions" },
    body: { operator: "in", products: [known.hat] },
  })
  const [condition] = discount.rule.conditions
  const place = [id, condition.id]
  await admin("PostDiscountsDiscountConditionsCondition", place, {
    body: { products: [known.hat, known.scarf] },
  })
  await admin("GetDiscountsDiscountConditionsCondition", place, {
    query: { expand: "products" },
  })
  const body = { resources: [{ id: known.scarf }] }
  await admin("DeleteDiscountsDiscountConditionsConditionBatch", place, { body })
  await admin("PostDiscountsDiscountConditionsConditionBatch", place, { body })
  await admin("DeleteDiscountsDiscountConditionsCondition", place)
}

async function priceLists({ admin, known }: Recorder): Promise<void> {
  const { price_list } = await admin("PostPriceListsPriceList", [], {
    body: {
      name: "Autumn sale",
      description: "While the leaves fall",
      type: "sale",
      status: "active",
      prices: [{ variant_id: known.red, currency_code: "eur", amount: 3500 }],
    },
  })
  const { id } = price_list
  const more = {
    prices: [{ variant_id: known.small, currency_code: "eur", amount: 2500 }],
  }
  await admin("PostPriceListsPriceListPriceList", [id], {
    body: { name: "Late autumn sale" },
  })
  const { price_list: larger } = await admin(
    "PostPriceListsPriceListPricesBatch",
    [id],
    { body: more },
  )
  await admin("GetPriceListsPriceListProducts", [id], {
    query: { fields: "id,title", expand: "variants" },
  })
  await admin("GetPriceListsPriceList", [id])
  await admin("GetPriceLists")
  const price_ids = larger.prices.slice(0, 1).map(({ id }) => id)
  await admin("DeletePriceListsPriceListPricesBatch", [id], { body: { price_ids } })
  await admin("PostPriceListsPriceListPricesBatch", [id], {
    quiet: true,
    body: more,
  })
  await admin("DeletePriceListsPriceListVariantsVariantPrices", [id, known.small!])
  await admin("PostPriceListsPriceListPricesBatch", [id], {
    quiet: true,
    body: more,
  })
  await admin("DeletePriceListsPriceListProductsProductPrices", [id, known.hat!])
  await admin("PostPriceListsPriceListPricesBatch", [id], {
    quiet: true,
    body: more,
  })
  await admin("DeletePriceListsPriceListProductsPricesBatch", [id], {
    body: { product_ids: [known.hat] },
  })
  await admin("DeletePriceListsPriceList", [id])
}

async function giftCards({ admin, store, known }: Recorder): Promise<void> {
  const { gift_card } = await admin("PostGiftCards", [], {
    body: { region_id: known.region, value: 5000 },
  })
  await admin("PostGiftCardsGiftCard", [gift_card.id], { body: { balance: 4000 } })
  await admin("GetGiftCardsGiftCard", [gift_card.id])
  await admin("GetGiftCards")
  await store("GetGiftCardsCode", [gift_card.code])
  await admin("DeleteGiftCardsGiftCard", [gift_card.id])
}

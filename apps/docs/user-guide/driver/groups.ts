import { guideNames } from "./files.ts"

/**
 * Pages of the guide that run one after another on one server. A page's pictures show what the pages before it in its group
 * have left, so both the checks and the pictures run a group from its beginning.
 */
const groups = {
  orders: ["index", "lists", "orders"],
  customers: ["customers", "discounts", "gift-cards"],
  products: ["products", "multiwarehouse", "price-lists"],
  settings: ["regions", "sales-channels", "settings", "taxes", "users"],
}

export type GuideGroup = keyof typeof groups

/** The scripts of a group in the order in which they run. */
export function guidesOf(group: GuideGroup): string[] {
  return guideNames(groups[group])
}

/** The scripts of every group. */
export function everyGroup(): string[][] {
  return (Object.keys(groups) as GuideGroup[]).map(guidesOf)
}

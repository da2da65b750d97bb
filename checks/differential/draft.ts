import type { Random } from "./random.ts"
import type { Step } from "./sequence.ts"

/** Something that a sequence has made, as references to its parts. */
export interface Made {
  /** Reference to its ID. */
  readonly id: string
  /** Reference to the whole object in the last response. */
  readonly step: string
  /** Descriptions of its line items: the titles of their variants. */
  readonly titles: readonly string[]
  readonly place: Place
}

/** A region of the world with what is sold there. */
export interface Place {
  readonly region: string
  readonly option: string
  readonly country: string
}

/** A sequence in the making. */
export interface Draft {
  readonly random: Random
  readonly steps: Step[]
  readonly carts: Made[]
  readonly orders: Made[]
  readonly edits: Made[]
  readonly draftOrders: Made[]
  readonly discounts: string[]
  readonly giftCards: string[]
  /** Adds a step and returns its ID. */
  add(step: Omit<Step, "id">): string
}

/** What the world's regions offer. The first is used most. */
export const places: readonly Place[] = [
  { region: "{{one:region.id}}", option: "{{post:shipping_option.id}}", country: "dk" },
  { region: "{{many:region.id}}", option: "{{post-many:shipping_option.id}}", country: "us" },
  { region: "{{inclusive:region.id}}", option: "{{post-inclusive:shipping_option.id}}", country: "gb" },
]

/** Variants of the world, with the description of the line that each makes. */
export const variants = [
  { title: "S", id: "{{shirt:product.variants.[title=S].id}}" },
  { title: "L", id: "{{shirt:product.variants.[title=L].id}}" },
  { title: "Blue", id: "{{mug:product.variants.0.id}}" },
  { title: "Tall", id: "{{lamp:product.variants.0.id}}" },
  { title: "50", id: "{{voucher:product.variants.0.id}}" },
] as const

/** An empty sequence. */
export function createDraft(random: Random): Draft {
  const steps: Step[] = []
  return {
    random,
    steps,
    carts: [],
    orders: [],
    edits: [],
    draftOrders: [],
    discounts: [],
    giftCards: [],
    add: (step) => {
      const id = `s${steps.length + 1}`
      steps.push({ id, ...step })
      return id
    },
  }
}

/** An address in a country. */
export const addressIn = (country: string) => ({
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Main Street 1",
  city: "Town",
  postal_code: "1234",
  country_code: country,
})

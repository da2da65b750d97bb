import { sql } from "kysely"
import {
  addSetPrices,
  addSetRules,
  calculateSetPrices,
  createCurrencies,
  createPriceSet,
  deletePriceSets,
  priceSetErrors,
  removeSetRules,
  type SetPrice,
} from "../commerce/catalog/price-sets/index.ts"
import { generalErrors } from "../platform/kernel/errors.ts"
import { givenFilters } from "../platform/query/filter.ts"
import type { FindConfig } from "./find-config.ts"
import type {
  AddPricesDTO,
  AddRulesDTO,
  CreatePriceSetDTO,
  RemovePriceSetRulesDTO,
  UpdatePriceSetDTO,
} from "./pricing-inputs.ts"
import {
  addedPrices,
  addedRules,
  newSets,
  pricingContext,
  pricingFilters,
  removedRules,
  setChanges,
  setFilters,
} from "./pricing-shapes.ts"
import type {
  CalculatedPriceSet,
  CalculatedPriceSource,
  FilterablePriceSetProps,
  PriceSetDTO,
  PricingContext,
} from "./pricing-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext, type Write } from "./run.ts"

const readerOf = (core: ModuleCore) =>
  reader<PriceSetDTO, FilterablePriceSetProps>(core)({
    entity: "PriceSet",
    filters: setFilters,
    take: 15,
    notFound: priceSetErrors.not_found,
    conditions: ({ id, money_amounts }) => ({
      columns: givenFilters({ id }),
      where: money_amounts ? [hasPrice(money_amounts.id, money_amounts.currency_code)] : [],
    }),
  })

/** What answers of changes show of a price set. */
const whole = ["money_amounts", "rule_types"]

/** The methods for price sets. */
export class PriceSets {
  readonly #core: ModuleCore
  readonly #sets: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#sets = readerOf(core)
  }

  /**
   * Calculates the price of price sets for a pricing context, such as a currency, a quantity and a region.
   *
   * A price applies when it has the context's currency, all its rules match the context, and the quantity is
   * within its range. A price of a price list also requires that the list is active, within its dates, and that
   * the list's rules match. If several prices apply, prices of price lists go before default prices; then the
   * price with the most rules is used, then the one with the highest sum of priorities, then the lowest amount.
   * @param pricingFilters.id the IDs of the price sets
   * @param pricingContext.context `currency_code` (required), `quantity` in units, and the attributes that rules
   *   compare
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns one entry per price set, in the order of the IDs; amounts are integers in the currency's smallest
   *   unit, and null when no price applies
   * @throws price-sets.currency_missing, price-sets.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly calculatePrices = (
    pricingFilters: { readonly id: readonly string[] },
    pricingContext: PricingContext = {},
    sharedContext?: SharedContext,
  ): Promise<CalculatedPriceSet[]> =>
    this.#core.read(sharedContext, async (db) => {
      const { ids, context } = parsedQuestion(pricingFilters, pricingContext)
      const found = await calculateSetPrices(db, ids, context, new Date(this.#core.now()))
      return found.map(({ id, currency_code, calculated, original }) => ({
        id,
        currency_code: calculated ? currency_code : null,
        calculated_amount: calculated?.amount ?? null,
        is_calculated_price_price_list: Boolean(calculated?.list),
        calculated_price: sourceOf(calculated),
        original_amount: original?.amount ?? null,
        is_original_price_price_list: Boolean(original?.list),
        original_price: sourceOf(original),
      }))
    })

  /**
   * Retrieves one price set by its id.
   * @param id the id of the price set (`pset_…`)
   * @param config the fields and relations to return, such as `{ relations: ["money_amounts", "rule_types"] }`
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price set
   * @throws price-sets.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieve = (
    id: string,
    config?: FindConfig<PriceSetDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceSetDTO> => this.#sets.retrieve(id, config, sharedContext)

  /**
   * Returns a list of price sets: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id` and by their prices
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price sets
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly list = (
    filters: Filterable<FilterablePriceSetProps> = {},
    config?: FindConfig<PriceSetDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceSetDTO[]> => this.#sets.list(filters, config, sharedContext)

  /**
   * Returns a list of price sets together with the number of all that match, using one database query.
   * @param filters filters by `id` and by their prices
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCount = (
    filters: Filterable<FilterablePriceSetProps> = {},
    config?: FindConfig<PriceSetDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceSetDTO[], number]> => this.#sets.listAndCount(filters, config, sharedContext)

  /**
   * Creates one price set or several, with their prices. If one of them is rejected, none is created.
   * @param data one entry or a list of entries, each with the attributes that prices can depend on (`rules`) and
   *   the prices
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the price set, or a list of price sets in the order of the input, with their prices and rule types
   * @throws price-sets.attribute_unknown, price-sets.attribute_not_of_set, general.invalid_data
   * @since 0.1.0
   */
  readonly create = <D extends CreatePriceSetDTO | readonly CreatePriceSetDTO[]>(
    data: D,
    sharedContext?: SharedContext,
  ): Promise<SetsFor<D>> =>
    this.#core.write(sharedContext, async (write) => {
      const ids: string[] = []
      for (const { rules, prices } of parsed(newSets, Array.isArray(data) ? data : [data])) {
        await makeCurrencies(write, prices ?? [])
        const attributes = (rules ?? []).map((rule) => rule.rule_attribute)
        ids.push(await createPriceSet(write.db, attributes, prices ?? []))
      }
      return this.#answer(write, ids, data)
    })

  /**
   * Returns price sets without changing them, because a price set has no fields that can be updated. Use
   * `updateMoneyAmounts` to update prices.
   * @param data the IDs of the price sets, as `{ id }`
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price sets with prices and rule types, in the order of the input
   * @throws price-sets.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly update = (
    data: readonly UpdatePriceSetDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceSetDTO[]> =>
    this.#core.read(sharedContext, async (db) => {
      const ids = parsed(setChanges, data).map(({ id }) => id)
      const sets = await this.#sets.byIds(db, ids, whole)
      const missing = ids.find((id) => !sets.some((set) => set.id === id))
      if (missing) throw priceSetErrors.not_found(missing)
      return sets
    })

  /**
   * Removes attributes from price sets, so that prices can no longer depend on them. Prices with a rule for a
   * removed attribute are deleted, because without the rule they would apply to everyone.
   * @param data one entry per price set: its `id`, and the attributes to remove (`rules`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws price-sets.not_found, price-sets.attribute_unknown, general.invalid_data
   * @since 0.1.0
   */
  readonly removeRules = (
    data: readonly RemovePriceSetRulesDTO[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      for (const { id, rules } of parsed(removedRules, data)) await removeSetRules(write.db, id, rules)
    })

  /**
   * Deletes price sets with their prices. IDs that do not exist are ignored.
   * @param ids the IDs of the price sets (`pset_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly delete = (ids: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, ({ db }) => deletePriceSets(db, parsedIds(ids)))

  /**
   * Adds prices to one price set or several. If one of them is rejected, none is added.
   * @param data one entry or a list of entries, each with the id of the price set and the prices to add
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the price set, or a list of price sets in the order of the input, with their prices and rule types
   * @throws price-sets.not_found, price-sets.attribute_not_of_set, general.invalid_data
   * @since 0.1.0
   */
  readonly addPrices = <D extends AddPricesDTO | readonly AddPricesDTO[]>(
    data: D,
    sharedContext?: SharedContext,
  ): Promise<SetsFor<D>> =>
    this.#core.write(sharedContext, async (write) => {
      const additions = parsed(addedPrices, Array.isArray(data) ? data : [data])
      for (const { priceSetId, prices } of additions) {
        await makeCurrencies(write, prices)
        await addSetPrices(write.db, priceSetId, prices)
      }
      return this.#answer(
        write,
        additions.map(({ priceSetId }) => priceSetId),
        data,
      )
    })

  /**
   * Adds attributes to one price set or several, so that prices can depend on them.
   * @param data one entry or a list of entries, each with the id of the price set and the attributes of existing
   *   rule types
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the price set, or a list of price sets in the order of the input, with their prices and rule types
   * @throws price-sets.not_found, price-sets.attribute_unknown, general.invalid_data
   * @since 0.1.0
   */
  readonly addRules = <D extends AddRulesDTO | readonly AddRulesDTO[]>(
    data: D,
    sharedContext?: SharedContext,
  ): Promise<SetsFor<D>> =>
    this.#core.write(sharedContext, async (write) => {
      const additions = parsed(addedRules, Array.isArray(data) ? data : [data])
      for (const { priceSetId, rules } of additions)
        await addSetRules(
          write.db,
          priceSetId,
          rules.map(({ attribute }) => attribute),
        )
      return this.#answer(
        write,
        additions.map(({ priceSetId }) => priceSetId),
        data,
      )
    })

  /** A list for a list, one for one. */
  async #answer<D>({ db }: Write, ids: readonly string[], data: D): Promise<SetsFor<D>> {
    const sets = await this.#sets.byIds(db, ids, whole)
    // One set for one ID, a list for a list.
    return (Array.isArray(data) ? sets : sets[0]) as SetsFor<D>
  }
}

/** One price set for one entry, several for a list. */
type SetsFor<D> = D extends readonly unknown[] ? PriceSetDTO[] : PriceSetDTO

function parsedQuestion(filters: unknown, pricing: unknown) {
  const { id } = parsed(pricingFilters, filters, "pricingFilters")
  const { context } = parsed(pricingContext, pricing, "pricingContext")
  const entries = Object.entries(context ?? {}).flatMap(([name, value]): [string, string | number][] => {
    if (value == null) return []
    if (typeof value === "string" || typeof value === "number") return [[name, value]]
    throw generalErrors.invalid_data(`${name} must be a string or a number`)
  })
  return { ids: id, context: Object.fromEntries(entries) }
}

async function makeCurrencies(
  write: Write,
  prices: readonly { readonly currency?: Parameters<typeof createCurrencies>[1][number] | null }[],
): Promise<void> {
  await createCurrencies(
    write,
    prices.flatMap(({ currency }) => currency ?? []),
    true,
  )
}

function sourceOf(price: SetPrice | undefined): CalculatedPriceSource {
  return {
    money_amount_id: price?.money_amount_id ?? null,
    price_list_id: price?.list?.id ?? null,
    price_list_type: price?.list?.type ?? null,
    min_quantity: price?.min_quantity ?? null,
    max_quantity: price?.max_quantity ?? null,
  }
}

function hasPrice(ids: readonly string[] | null | undefined, codes: readonly string[] | null | undefined) {
  return sql`exists (select from price_set_money_amount psma
    join money_amount ma on ma.id = psma.money_amount_id and ma.deleted_at is null
    where psma.price_set_id = root.id and psma.deleted_at is null
      ${ids ? sql`and ma.id = any(${ids}::text[])` : sql``}
      ${codes ? sql`and ma.currency_code = any(${codes}::text[])` : sql``})`
}

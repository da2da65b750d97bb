import { sql } from "kysely"
import type { z } from "../platform/http/shape.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext, type Write } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../platform/query/filter.ts"
import {
  createPriceList,
  deletePriceList,
  priceListErrors,
  updatePriceList,
} from "../commerce/catalog/price-lists/index.ts"
import {
  addSetPrices,
  createCurrencies,
  deleteListRules,
  deleteSetPrices,
  listRuleIds,
  setListRules,
} from "../commerce/catalog/price-sets/index.ts"
import type {
  AddPriceListPricesDTO,
  CreatePriceListDTO,
  RemovePriceListRulesDTO,
  SetPriceListRulesDTO,
  UpdatePriceListDTO,
} from "./pricing-inputs.ts"
import { pricesOf } from "./pricing-set-prices.ts"
import {
  addedListPrices,
  listChanges,
  listFilters,
  newLists,
  removedListRules,
  setListRulesShape,
} from "./pricing-shapes.ts"
import type { FilterablePriceListProps, PriceListDTO } from "./pricing-types.ts"
import { firstOf } from "../platform/kernel/certain.ts"

const readerOf = (core: ModuleCore) =>
  reader<PriceListDTO, FilterablePriceListProps>(core)({
    entity: "PriceList",
    filters: listFilters,
    take: 15,
    notFound: priceListErrors.not_found,
    aliases: { title: "name" },
    conditions: ({ rules_count, ...columns }) => ({
      columns: givenFilters(columns),
      where: rules_count
        ? [
            sql`(select count(*) from price_list_rule r where r.price_list_id = root.id and r.deleted_at is null)
              = any(${rules_count}::bigint[])`,
          ]
        : [],
    }),
  })

/** What answers of changes show of a price list. */
const whole = [
  "price_list_rules.rule_type",
  "price_list_rules.price_list_rule_values",
  "price_set_money_amounts.money_amount",
  "price_set_money_amounts.price_rules",
]

/** The methods for price lists. */
export class PriceLists {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof readerOf>
  readonly #prices: ReturnType<typeof pricesOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = readerOf(core)
    this.#prices = pricesOf(core)
  }

  /**
   * Retrieves one price list by its id.
   * @param id the id of the price list (`pl_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price list
   * @throws price-lists.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrievePriceList = (
    id: string,
    config?: FindConfig<PriceListDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceListDTO> => this.#rows.retrieve(id, config, sharedContext)

  /**
   * Returns a list of price lists: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `status`, dates and `rules_count`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price lists
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listPriceLists = (
    filters: Filterable<FilterablePriceListProps> = {},
    config?: FindConfig<PriceListDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceListDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Returns a list of price lists together with the number of all that match, using one database query.
   * @param filters filters by `id`, `status`, dates and `rules_count`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceLists = (
    filters: Filterable<FilterablePriceListProps> = {},
    config?: FindConfig<PriceListDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceListDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates price lists with their rules and prices. If one of them is rejected, none is created.
   * @param data one entry per price list
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the price lists with their rules and prices, in the order of the input
   * @throws price-sets.attribute_unknown, price-sets.not_found, price-sets.attribute_not_of_set,
   *   general.invalid_data
   * @since 0.1.0
   */
  readonly createPriceLists = (
    data: readonly CreatePriceListDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceListDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const ids: string[] = []
      for (const { title, rules, prices, type, ...list } of parsed(newLists, data)) {
        const id = await createPriceList(write, { ...list, name: title, type: type ?? "sale", prices: [] })
        if (rules) await setListRules(write.db, id, rules)
        await addListPrices(write, id, prices ?? [])
        ids.push(id)
      }
      return this.#rows.byIds(write.db, ids, whole)
    })

  /**
   * Updates price lists. If one of them is rejected, none is changed. Fields that are left out keep their values.
   * @param data one entry per price list: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated price lists with their rules and prices, in the order of the input
   * @throws price-lists.not_found, price-sets.attribute_unknown, general.invalid_data
   * @since 0.1.0
   */
  readonly updatePriceLists = (
    data: readonly UpdatePriceListDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceListDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(listChanges, data)
      for (const { id, title, rules, ...change } of changes) {
        await updatePriceList(write, id, { ...change, name: title })
        if (rules) await setListRules(write.db, id, rules)
      }
      return this.#rows.byIds(
        write.db,
        changes.map(({ id }) => id),
        whole,
      )
    })

  /**
   * Deletes price lists with their prices and rules. IDs that do not exist are ignored.
   * @param priceListIds the IDs of the price lists (`pl_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deletePriceLists = (
    priceListIds: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      for (const id of parsedIds(priceListIds)) {
        const prices = await this.#prices.list(
          { price_list_id: id },
          { take: null },
          { transactionManager: write.db },
        )
        await deleteSetPrices(
          write.db,
          prices.map((price) => price.money_amount_id),
        )
        await deletePriceList(write, id)
      }
    })

  /**
   * Adds prices to price lists. Each price belongs to a price set. If one of them is rejected, none is added.
   * @param data one entry per price list
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the price lists with their rules and prices, in the order of the input
   * @throws price-lists.not_found, price-sets.not_found, price-sets.attribute_not_of_set, general.invalid_data
   * @since 0.1.0
   */
  readonly addPriceListPrices = (
    data: readonly AddPriceListPricesDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceListDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const additions = parsed(addedListPrices, data)
      for (const { priceListId, prices } of additions) {
        await updatePriceList(write, priceListId, {})
        await addListPrices(write, priceListId, prices)
      }
      return this.#rows.byIds(
        write.db,
        additions.map(({ priceListId }) => priceListId),
        whole,
      )
    })

  /**
   * Sets rules of a price list, so that its prices apply only for certain values of attributes. Rules for other
   * attributes stay as they are.
   * @param data the id of the price list, and `rules`: attribute → accepted values
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the price list with its rules and prices
   * @throws price-lists.not_found, price-sets.attribute_unknown, general.invalid_data
   * @since 0.1.0
   */
  readonly setPriceListRules = (
    data: SetPriceListRulesDTO,
    sharedContext?: SharedContext,
  ): Promise<PriceListDTO> =>
    this.#core.write(sharedContext, async (write) => {
      const { priceListId, rules } = parsed(setListRulesShape, data)
      await updatePriceList(write, priceListId, {})
      await setListRules(write.db, priceListId, rules)
      return firstOf(await this.#rows.byIds(write.db, [priceListId], whole))
    })

  /**
   * Removes rules from a price list, so that its prices apply under fewer conditions.
   * @param data the id of the price list, and the attributes whose rules to remove
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the price list with its rules and prices
   * @throws price-lists.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly removePriceListRules = (
    data: RemovePriceListRulesDTO,
    sharedContext?: SharedContext,
  ): Promise<PriceListDTO> =>
    this.#core.write(sharedContext, async (write) => {
      const { priceListId, rules } = parsed(removedListRules, data)
      await updatePriceList(write, priceListId, {})
      await deleteListRules(write.db, await listRuleIds(write.db, priceListId, rules))
      return firstOf(await this.#rows.byIds(write.db, [priceListId], whole))
    })
}

type ListPrices = z.output<typeof addedListPrices>[number]["prices"]

async function addListPrices(write: Write, priceListId: string, prices: ListPrices): Promise<void> {
  await createCurrencies(
    write,
    prices.flatMap(({ currency }) => currency ?? []),
    true,
  )
  for (const { price_set_id, ...price } of prices)
    await addSetPrices(write.db, price_set_id, [price], priceListId)
}

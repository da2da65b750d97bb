import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../platform/query/filter.ts"
import {
  changeRow,
  createCurrencies,
  deleteSetPrices,
  insertRows,
  priceSetErrors,
  removePrices,
  restorePrices,
} from "../commerce/catalog/price-sets/index.ts"
import type { CreateMoneyAmountDTO, UpdateMoneyAmountDTO } from "./pricing-inputs.ts"
import { moneyAmountChanges, moneyAmountFilters, newMoneyAmounts } from "./pricing-shapes.ts"
import type { FilterableMoneyAmountProps, MoneyAmountDTO } from "./pricing-types.ts"
import type { ReturnedKeys } from "./product-inputs.ts"
import { keysOf } from "./returned-keys.ts"

const readerOf = (core: ModuleCore) =>
  reader<MoneyAmountDTO, FilterableMoneyAmountProps>(core)({
    entity: "MoneyAmount",
    filters: moneyAmountFilters,
    take: 15,
    notFound: priceSetErrors.money_amount_not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for prices. */
export class MoneyAmounts {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = readerOf(core)
  }

  /**
   * Retrieves one price by its id.
   * @param id the id of the price (`ma_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price
   * @throws price-sets.money_amount_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveMoneyAmount = (
    id: string,
    config?: FindConfig<MoneyAmountDTO>,
    sharedContext?: SharedContext,
  ): Promise<MoneyAmountDTO> => this.#rows.retrieve(id, config, sharedContext)

  /**
   * Returns a list of prices: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id` and `currency_code`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the prices
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listMoneyAmounts = (
    filters: Filterable<FilterableMoneyAmountProps> = {},
    config?: FindConfig<MoneyAmountDTO>,
    sharedContext?: SharedContext,
  ): Promise<MoneyAmountDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Returns a list of prices together with the number of all that match, using one database query.
   * @param filters filters by `id` and `currency_code`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountMoneyAmounts = (
    filters: Filterable<FilterableMoneyAmountProps> = {},
    config?: FindConfig<MoneyAmountDTO>,
    sharedContext?: SharedContext,
  ): Promise<[MoneyAmountDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates prices that belong to no price set. Currencies given with a price are created if they do not exist.
   * @param data one entry per price
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the prices, in the order of the input
   * @throws general.invalid_data; not_found when a currency does not exist
   * @since 0.1.0
   */
  readonly createMoneyAmounts = (
    data: readonly CreateMoneyAmountDTO[],
    sharedContext?: SharedContext,
  ): Promise<MoneyAmountDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const prices = parsed(newMoneyAmounts, data)
      await createCurrencies(
        write,
        prices.flatMap(({ currency }) => currency ?? []),
        true,
      )
      const rows = prices.map(({ currency: _, id, min_quantity = null, max_quantity = null, ...price }) => ({
        ...price,
        id,
        min_quantity,
        max_quantity,
      }))
      return this.#rows.byIds(write.db, await insertRows(write.db, "money_amount", rows))
    })

  /**
   * Updates prices. If one of them is rejected, none is changed. Fields that are left out keep their values.
   * @param data one entry per price: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated prices, in the order of the input
   * @throws price-sets.money_amount_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly updateMoneyAmounts = (
    data: readonly UpdateMoneyAmountDTO[],
    sharedContext?: SharedContext,
  ): Promise<MoneyAmountDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(moneyAmountChanges, data)
      for (const { id, ...change } of changes)
        if (!(await changeRow(write.db, "money_amount", id, change)))
          throw priceSetErrors.money_amount_not_found(id)
      return this.#rows.byIds(
        write.db,
        changes.map(({ id }) => id),
      )
    })

  /**
   * Deletes prices permanently; they cannot be restored. IDs that do not exist are ignored.
   * @param ids the IDs of the prices (`ma_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deleteMoneyAmounts = (ids: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await removePrices(write.db, parsedIds(ids))
    })

  /**
   * Soft-deletes prices, so that they can be restored. IDs that do not exist are ignored.
   * @param ids the IDs of the prices (`ma_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly softDeleteMoneyAmounts = (ids: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await deleteSetPrices(write.db, parsedIds(ids))
    })

  /**
   * Restores soft-deleted prices together with their links to price sets and variants.
   * @param ids the IDs of the prices (`ma_…`)
   * @param config `returnLinkableKeys` names the IDs to return: `money_amount_id`
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the restored IDs by key, when `returnLinkableKeys` asks for them
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly restoreDeletedMoneyAmounts = (
    ids: readonly string[],
    config?: ReturnedKeys,
    sharedContext?: SharedContext,
  ): Promise<Record<string, string[]> | void> =>
    this.#core.write(sharedContext, async (write) => {
      return keysOf(config, { money_amount_id: await restorePrices(write.db, parsedIds(ids)) })
    })
}

import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../query/filter.ts"
import {
  changeRow,
  createCurrencies,
  deleteSetPrices,
  insertRows,
  priceSetErrors,
  removePrices,
  restorePrices,
} from "../price-sets/index.ts"
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
   * Reads one price.
   * @param id `ma_…`
   * @param config what is read of it
   * @param sharedContext a transaction to read in
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
   * Lists prices, 15 unless `config.take` says otherwise.
   * @param filters which: by `id` and `currency_code`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists prices and counts all that match, with one statement.
   * @param filters which: by `id` and `currency_code`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountMoneyAmounts = (
    filters: Filterable<FilterableMoneyAmountProps> = {},
    config?: FindConfig<MoneyAmountDTO>,
    sharedContext?: SharedContext,
  ): Promise<[MoneyAmountDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Makes prices that are in no set yet; currencies that are given along are made where they are missing.
   * @param data one entry per price
   * @param sharedContext a transaction to write in
   * @returns the prices, in the given order
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
   * Changes prices: all of them, or none when one is refused. What is not mentioned stays.
   * @param data one entry per price, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed prices, in the given order
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
   * Deletes prices for good. Those that do not exist are passed over.
   * @param ids `ma_…`
   * @param sharedContext a transaction to write in
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deleteMoneyAmounts = (ids: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await removePrices(write.db, parsedIds(ids))
    })

  /**
   * Deletes prices so that they can be restored. Those that do not exist are passed over.
   * @param ids `ma_…`
   * @param sharedContext a transaction to write in
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly softDeleteMoneyAmounts = (ids: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await deleteSetPrices(write.db, parsedIds(ids))
    })

  /**
   * Brings softly deleted prices back, into the sets and to the variants that they were deleted from.
   * @param ids `ma_…`
   * @param config `returnLinkableKeys` says which ids to answer: `money_amount_id`
   * @param sharedContext a transaction to write in
   * @returns the ids of what came back, where they are asked for
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

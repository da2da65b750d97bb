import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../query/filter.ts"
import { currencyErrors } from "../currencies/index.ts"
import { changeCurrency, createCurrencies, deleteCurrencies } from "../price-sets/index.ts"
import type { CreateCurrencyDTO, UpdateCurrencyDTO } from "./pricing-inputs.ts"
import { currencyChanges, currencyFilters, newCurrencies } from "./pricing-shapes.ts"
import type { CurrencyDTO, FilterableCurrencyProps } from "./pricing-types.ts"

const readerOf = (core: ModuleCore) =>
  reader<CurrencyDTO, FilterableCurrencyProps>(core)({
    entity: "Currency",
    filters: currencyFilters,
    take: 15,
    notFound: currencyErrors.not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for currencies. */
export class Currencies {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = readerOf(core)
  }

  /**
   * Reads one currency.
   * @param code ISO 4217, lower case
   * @param config what is read of it
   * @param sharedContext a transaction to read in
   * @returns the currency
   * @throws currencies.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveCurrency = (
    code: string,
    config?: FindConfig<CurrencyDTO>,
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO> => this.#rows.retrieve(code, config, sharedContext)

  /**
   * Lists currencies, 15 unless `config.take` says otherwise.
   * @param filters which: by `code`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the currencies
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listCurrencies = (
    filters: Filterable<FilterableCurrencyProps> = {},
    config?: FindConfig<CurrencyDTO>,
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Lists currencies and counts all that match, with one statement.
   * @param filters which: by `code`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountCurrencies = (
    filters: Filterable<FilterableCurrencyProps> = {},
    config?: FindConfig<CurrencyDTO>,
    sharedContext?: SharedContext,
  ): Promise<[CurrencyDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Makes currencies: all of them, or none when one is refused.
   * @param data one entry per currency
   * @param sharedContext a transaction to write in
   * @returns the currencies, in the given order
   * @throws general.invalid_data; duplicate_error when one is there already
   * @since 0.1.0
   */
  readonly createCurrencies = (
    data: readonly CreateCurrencyDTO[],
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const currencies = parsed(newCurrencies, data)
      await createCurrencies(write, currencies)
      return this.#rows.byIds(
        write.db,
        currencies.map(({ code }) => code),
      )
    })

  /**
   * Changes what currencies are called: all of them, or none when one is refused.
   * @param data one entry per currency, with its code
   * @param sharedContext a transaction to write in
   * @returns the changed currencies, in the given order
   * @throws currencies.not_found, general.invalid_data
   * @emits currency.updated for each
   * @since 0.1.0
   */
  readonly updateCurrencies = (
    data: readonly UpdateCurrencyDTO[],
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(currencyChanges, data)
      for (const { code, ...change } of changes) await changeCurrency(write, code, change)
      return this.#rows.byIds(
        write.db,
        changes.map(({ code }) => code),
      )
    })

  /**
   * Deletes currencies that nothing is in. Those that do not exist are passed over.
   * @param currencyCodes ISO 4217, lower case
   * @param sharedContext a transaction to write in
   * @throws price-sets.currency_in_use, general.invalid_data
   * @since 0.1.0
   */
  readonly deleteCurrencies = (
    currencyCodes: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await deleteCurrencies(write, parsedIds(currencyCodes))
    })
}

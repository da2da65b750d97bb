import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { databaseErrorOf } from "../../../platform/http/database-errors.ts"
import { savepoint } from "../../../platform/http/run.ts"
import { currencyErrors } from "../../store/currencies/index.ts"
import { priceSetErrors } from "./errors.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * A currency as it is to be made.
 * @since 0.1
 */
export interface NewCurrency {
  /** ISO 4217, lower case */
  readonly code: string
  readonly symbol: string
  readonly symbol_native: string
  readonly name: string
}

/**
 * Makes currencies.
 * @param isOptional passes over those that are there
 * @since 0.1
 */
export async function createCurrencies(
  { db }: Pick<Context, "db">,
  currencies: readonly NewCurrency[],
  isOptional = false,
): Promise<void> {
  for (const { code, symbol, symbol_native, name } of currencies)
    await sql`insert into currency (code, symbol, symbol_native, name)
      values (${code}, ${symbol}, ${symbol_native}, ${name})
      ${isOptional ? sql`on conflict do nothing` : sql``}`.execute(db)
}

/**
 * Changes what a currency is called.
 * @throws currencies.not_found
 * @emits currency.updated
 * @since 0.1
 */
export async function changeCurrency(
  context: Write,
  code: string,
  change: { [K in Exclude<keyof NewCurrency, "code">]?: string | null },
): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable("currency")
    .set({
      code,
      symbol: change.symbol ?? undefined,
      symbol_native: change.symbol_native ?? undefined,
      name: change.name ?? undefined,
    })
    .where("code", "=", code)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw currencyErrors.not_found(code)
  await context.emit("currency.updated", { code })
}

/**
 * Deletes currencies. Those that do not exist are passed over.
 * @throws price-sets.currency_in_use
 * @since 0.1
 */
export async function deleteCurrencies({ db }: Write, codes: readonly string[]): Promise<void> {
  try {
    await savepoint(db, async () => {
      await sql`delete from currency where code = any(${codes}::text[])`.execute(db)
    })
  } catch (error) {
    throw databaseErrorOf(error)?.code === "23503" ? priceSetErrors.currency_in_use() : error
  }
}

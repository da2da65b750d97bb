import type { Stheno } from "@stheno/js-client"
import { adminOrderKeys, useMedusa } from "@stheno/medusa-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { Link } from "react-router-dom"
import { locale } from "../format/locale.ts"
import { currencyDigits, formatMoney } from "../format/money.ts"
import { formatNumber } from "../format/numbers.ts"
import { errorText } from "../kit/errors.ts"
import { Section } from "../kit/page.tsx"
import { Problem } from "../kit/states.tsx"
import { t } from "../messages/index.ts"
import { currenciesOf, daysAgo, salesByDay, soldStatuses, type Sale } from "./sales.ts"

const Chart = lazy(async () => ({ default: (await import("./sales-chart.tsx")).BarChart }))

const words = t.overview
const ranges = ["7", "30", "90"] as const
type Range = (typeof ranges)[number]

/** The sales of the last days, in one currency at a time. */
export function SalesCard({ isNew }: { isNew: boolean }) {
  const [range, setRange] = useState<Range>("30")
  const [chosen, setChosen] = useState<string>()
  const now = new Date()
  const since = daysAgo(Number(range), now.getTime())
  const { data, error } = useSales(since)
  const currencies = currenciesOf(data?.sales ?? [])
  const currency = currencies.find((each) => each === chosen) ?? currencies[0]
  return (
    <Section
      title={words.sales}
      actions={
        <>
          {currencies.length > 1 && (
            <Choice
              label={words.currency}
              value={currency ?? ""}
              options={currencies.map((each) => [each, each.toUpperCase()])}
              onChange={setChosen}
            />
          )}
          <Choice
            label={words.range}
            value={range}
            options={ranges.map((each) => [each, words.ranges[each]])}
            onChange={(value) => setRange(ranges.find((each) => each === value) ?? "30")}
          />
        </>
      }
    >
      {!data && error ? (
        <Problem text={errorText(error)} />
      ) : !data ? (
        <div className="card-loading overview-chart" aria-hidden />
      ) : currency === undefined ? (
        <p className="overview-empty muted">{isNew ? words.noSalesYet : words.noSales}</p>
      ) : (
        <Sales {...data} currency={currency} range={range} since={since} now={now} />
      )}
    </Section>
  )
}

interface SalesProps {
  readonly sales: readonly Sale[]
  /** orders of the time, also those that were not read */
  readonly count: number
  readonly currency: string
  readonly range: Range
  readonly since: Date
  readonly now: Date
}

function Sales({ sales, count, currency, range, since, now }: SalesProps) {
  const { days, total, orders } = salesByDay(sales, { currency, since, now })
  const status = soldStatuses.map((each) => `&status=${each}`).join("")
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <p className="overview-sums">
        <strong>{money(total)}</strong>
        <Link to={`/a/orders?created=${range}${status}`}>{words.orders({ count: orders })}</Link>
      </p>
      <Suspense fallback={<div className="card-loading overview-chart" aria-hidden />}>
        <Chart
          label={words.salesByDay}
          labels={days.map(({ start }) => day.format(start))}
          series={[{ name: words.sales, values: days.map((each) => each.total) }]}
          formatValue={money}
          formatTick={compactMoney(currency)}
        />
      </Suspense>
      {count > sales.length && (
        <p className="muted small">{words.partOfSales({ count: formatNumber(sales.length) })}</p>
      )}
    </>
  )
}

function compactMoney(currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { notation: "compact", style: "currency", currency })
  const unit = 10 ** currencyDigits(currency)
  return (amount) => format.format(amount / unit)
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      className="language-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
}

const pageSize = 500
const mostPages = 4

function useSales(since: Date) {
  const { client } = useMedusa()
  const gte = since.toISOString()
  return useQuery({
    queryKey: adminOrderKeys.list({ sales: gte }),
    queryFn: () => readSales(client, gte),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The newest sales since a time. A store with more than 2,000 in the time is read in part. */
async function readSales(client: Stheno, gte: string): Promise<{ sales: Sale[]; count: number }> {
  const sales: Sale[] = []
  let found = 0
  for (let page = 0; page < mostPages; page++) {
    const { orders, count } = await client.admin.orders.list({
      limit: pageSize,
      offset: page * pageSize,
      created_at: { gte },
      status: [...soldStatuses],
      fields: "id,created_at,currency_code,total,refunded_total",
      expand: "",
    })
    sales.push(...orders)
    found = count
    if (sales.length >= count || orders.length < pageSize) break
  }
  return { sales, count: found }
}

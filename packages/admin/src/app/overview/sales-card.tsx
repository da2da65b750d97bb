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
import { SalesChange } from "./sales-change.tsx"
import {
  besideDays,
  currenciesOf,
  daysAgo,
  salesByDay,
  soldStatuses,
  splitSales,
  type ReadSales,
  type Sale,
} from "./sales.ts"

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
  const start = daysAgo(2 * Number(range), now.getTime())
  const { data, error, isPlaceholderData } = useSales(start)
  const split = data && splitSales(data, since)
  // Until the sales of another period are read, those of the last one are shown.
  const earlier = isPlaceholderData ? undefined : split?.earlier
  const inPeriod = currenciesOf(split?.current ?? [])
  const others = currenciesOf(earlier ?? []).filter((each) => !inPeriod.includes(each))
  const currencies = [...inPeriod, ...others]
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
      {!split && error ? (
        <Problem text={errorText(error)} />
      ) : !split ? (
        <div className="card-loading overview-chart" aria-hidden />
      ) : currency === undefined ? (
        <p className="overview-empty muted">{isNew ? words.noSalesYet : words.noSales}</p>
      ) : (
        <Sales {...split} {...{ earlier, currency, range, start, since, now }} />
      )}
    </Section>
  )
}

interface SalesProps extends ReturnType<typeof splitSales> {
  readonly currency: string
  readonly range: Range
  /** of the period before, which is as long */
  readonly start: Date
  readonly since: Date
  readonly now: Date
}

function Sales({ current, earlier, isPart, currency, range, start, since, now }: SalesProps) {
  const { days, total, orders } = salesByDay(current, { currency, since, now })
  const lastMoment = new Date(since.getTime() - 1)
  const before = earlier && salesByDay(earlier, { currency, since: start, now: lastMoment })
  const status = soldStatuses.map((each) => `&status=${each}`).join("")
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <p className="overview-sums">
        <strong>{money(total)}</strong>
        {before && <SalesChange now={total} before={before.total} />}
        <Link to={`/a/orders?created=${range}d..${status}`}>{words.orders({ count: orders })}</Link>
        {before && <SalesChange now={orders} before={before.orders} />}
      </p>
      {before && (
        <p className="overview-before muted small">
          {before.orders === 0
            ? words.noOrdersBefore
            : words.salesBefore({
                total: money(before.total),
                orders: words.orders({ count: before.orders }),
              })}
        </p>
      )}
      <Suspense fallback={<div className="card-loading overview-chart" aria-hidden />}>
        <Chart
          label={words.salesByDay}
          labels={days.map(({ start }) => day.format(start))}
          series={[
            { name: words.sales, values: days.map((each) => each.total) },
            ...(before && before.orders > 0
              ? [{ name: words.previous, values: besideDays(days, before.days), isFaint: true }]
              : []),
          ]}
          formatValue={money}
          formatTick={compactMoney(currency)}
        />
      </Suspense>
      {isPart && <p className="muted small">{words.partOfSales({ count: formatNumber(current.length) })}</p>}
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
async function readSales(client: Stheno, gte: string): Promise<ReadSales> {
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

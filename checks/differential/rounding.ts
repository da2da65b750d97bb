/**
 * Whether the tax of a line item or a shipping method in a response ends in a half of the smallest unit, for all units
 * or for some of them: there, v1 rounds some halves down.
 */
export function endsInHalf(value: unknown): boolean {
  if (value === null || typeof value !== "object") return false
  if (Array.isArray(value)) return value.some(endsInHalf)
  return isHalfTaxed(value) || Object.values(value).some(endsInHalf)
}

interface Taxed {
  readonly unit_price?: number
  readonly price?: number
  readonly quantity?: number
  readonly includes_tax?: boolean
  readonly adjustments?: readonly { readonly amount: number }[]
  readonly tax_lines?: readonly { readonly rate: number }[] | null
}

function isHalfTaxed({
  unit_price,
  price,
  quantity = 1,
  includes_tax,
  adjustments,
  tax_lines,
}: Taxed): boolean {
  const unit = unit_price ?? price
  if (unit === undefined || !tax_lines) return false
  const discount = (adjustments ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const total = tax_lines.reduce((sum, { rate }) => sum + rate, 0)
  const units = Array.from({ length: quantity }, (_, index) => index + 1)
  return units.some((count) =>
    [0, discount, Math.round((discount * count) / quantity)].some((less) =>
      tax_lines.some(({ rate }) =>
        isHalf(((unit * count - less) * rate) / (includes_tax ? 100 + total : 100)),
      ),
    ),
  )
}

const isHalf = (amount: number) => Math.abs(Math.abs(amount % 1) - 0.5) < 1e-6

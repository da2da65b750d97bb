import * as z from "zod"
import { number, oneOrMany, optional, shape, textRange } from "../http/shape.ts"

/**
 * Bounds of a text; each one that is given holds.
 * @since 0.1.0
 */
export interface StringComparisonOperator {
  readonly lt?: string | null
  readonly gt?: string | null
  readonly lte?: string | null
  readonly gte?: string | null
  /** within the text, whatever the case */
  readonly contains?: string | null
  readonly starts_with?: string | null
  readonly ends_with?: string | null
}

/**
 * Bounds of a number; each one that is given holds.
 * @since 0.1.0
 */
export interface NumericalComparisonOperator {
  readonly lt?: number | null
  readonly gt?: number | null
  readonly lte?: number | null
  readonly gte?: number | null
}

/** A text, several of which one fits, or bounds. */
export type TextFilter = string | readonly string[] | StringComparisonOperator

/** A number or bounds. */
export type NumberFilter = number | NumericalComparisonOperator

/** One text or several. */
export const anyText = () => optional(oneOrMany())

/** One text, several, or bounds. */
export const textFilter = () => optional(textRange())

/** A number or bounds. */
export const numberFilter = () => {
  const bound = () => optional(number())
  return optional(z.union([number(), shape({ lt: bound(), gt: bound(), gte: bound(), lte: bound() })]))
}

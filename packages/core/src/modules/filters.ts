import * as z from "zod"
import { number, oneOrMany, optional, shape, textRange } from "../platform/http/shape.ts"

/**
 * Comparisons with a text; all that are given must match.
 * @since 0.1.0
 */
export interface StringComparisonOperator {
  readonly lt?: string | null
  readonly gt?: string | null
  readonly lte?: string | null
  readonly gte?: string | null
  /** contained in the text, ignoring case */
  readonly contains?: string | null
  readonly starts_with?: string | null
  readonly ends_with?: string | null
}

/**
 * Comparisons with a number; all that are given must match.
 * @since 0.1.0
 */
export interface NumericalComparisonOperator {
  readonly lt?: number | null
  readonly gt?: number | null
  readonly lte?: number | null
  readonly gte?: number | null
}

/** A text, a list of which one must match, or comparisons. */
export type TextFilter = string | readonly string[] | StringComparisonOperator

/** A number, or comparisons. */
export type NumberFilter = number | NumericalComparisonOperator

/** One text or several. */
export const anyText = () => optional(oneOrMany())

/** One text, several, or bounds. */
export const textFilter = () => optional(textRange())

/** A number, or comparisons. */
export const numberFilter = () => {
  const bound = () => optional(number())
  return optional(z.union([number(), shape({ lt: bound(), gt: bound(), gte: bound(), lte: bound() })]))
}

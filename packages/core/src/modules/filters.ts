import * as z from "zod"
import { number, oneOrMany, optional, shape } from "../platform/http/shape.ts"
import { textRange } from "../platform/http/text-range.ts"

/**
 * Comparisons with a text; all that are given must match.
 * @since 0.1.0
 */
export interface StringComparisonOperator {
  /** before this text in the order of the database */
  readonly lt?: string | null
  /** after this text in the order of the database */
  readonly gt?: string | null
  /** this text or one before it */
  readonly lte?: string | null
  /** this text or one after it */
  readonly gte?: string | null
  /** contained in the text, ignoring case */
  readonly contains?: string | null
  /** at the start of the text, ignoring case */
  readonly starts_with?: string | null
  /** at the end of the text, ignoring case */
  readonly ends_with?: string | null
}

/**
 * Comparisons with a number; all that are given must match.
 * @since 0.1.0
 */
export interface NumericalComparisonOperator {
  /** less than this */
  readonly lt?: number | null
  /** more than this */
  readonly gt?: number | null
  /** this or less */
  readonly lte?: number | null
  /** this or more */
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

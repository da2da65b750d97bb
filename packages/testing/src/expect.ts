import { expect as looseExpect, type Assertion, type ExpectStatic } from "vitest"

type Matcher =
  | "any"
  | "anything"
  | "arrayContaining"
  | "closeTo"
  | "objectContaining"
  | "stringContaining"
  | "stringMatching"

type Strict<Matchers> = {
  [Name in keyof Matchers]: Matchers[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => unknown
    : never
}

/** Vitest's `expect`, whose matchers have the type `unknown` instead of `any`. */
interface Expect extends Omit<ExpectStatic, Matcher | "not">, Strict<Pick<ExpectStatic, Matcher>> {
  <T>(actual: T, message?: string): Assertion<T>
  readonly not: Strict<Pick<ExpectStatic["not"], Exclude<Matcher, "any" | "anything">>>
}

export const expect: Expect = looseExpect

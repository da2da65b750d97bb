import { check, optional, shape, z } from "../../../platform/http/shape.ts"

/** What a query says about sales channels. */
export type NamedChannels = string | readonly string[] | null | undefined

/**
 * Sales channels in the query of the Store API. What has no length, such as an object or an empty text, is replaced by the
 * default sales channel before v1 checks the query, unless there is a publishable key: `queryWithKey` of the operation
 * has the inner schema for it.
 */
export function namedChannels<T extends string | string[]>(inner: z.ZodType<T>) {
  const inQuery: z.ZodType<{ sales_channel_id: T }> = shape({ sales_channel_id: inner })
  return optional(
    z
      .unknown()
      .transform((input, issues): T | undefined => {
        const checked = check(inQuery, { sales_channel_id: input })
        if ("value" in checked) return checked.value.sales_channel_id
        if (hasNoLength(input)) return undefined
        issues.addIssue({ code: "custom", message: checked.message })
        return z.NEVER
      })
      .meta(z.toJSONSchema(inner, { io: "input" })),
  )
}

const hasNoLength = (input: unknown): boolean =>
  input === "" || (typeof input === "object" && !Array.isArray(input))

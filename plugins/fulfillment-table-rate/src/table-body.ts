import { z } from "@stheno/core"
import type { TableInput } from "./tables.ts"

const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

const rate = z
  .strictObject({
    country_code: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .toLowerCase()
      .nullable()
      .default(null),
    min_value: whole,
    max_value: whole.nullable().default(null),
    price: whole.max(2_147_483_647),
  })
  .refine(({ min_value: min, max_value: max }) => max === null || max > min, {
    message: "max_value must be greater than min_value",
  })

/** The body of requests that write a table. */
export const tableBody: z.ZodType<TableInput> = z.strictObject({
  name: z.string().trim().min(1).max(200),
  currency_code: z.string().length(3).toLowerCase(),
  basis: z.enum(["weight", "total", "count"]),
  rates: z.array(rate).max(1000),
})

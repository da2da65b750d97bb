import { CommerceError, service, sql, type ServiceDefinition, type Shop } from "@stheno/core"
import { readOptions } from "../options.ts"
import { randomCode } from "../random-code.ts"

/** A generated code, as customers may see it. */
export interface GeneratedCode {
  readonly id: string
  /** what customers enter */
  readonly code: string
  readonly is_dynamic: boolean
  readonly is_disabled: boolean
  /** the dynamic discount that the code belongs to */
  readonly parent_discount_id: string
  readonly starts_at: string | Date
  readonly ends_at: string | Date | null
  readonly usage_limit: number | null
  readonly usage_count: number
}

/** Creates codes of dynamic discounts. */
export interface DiscountGeneratorService {
  /**
   * Creates a code. It does not check who asks for it.
   * @param code the code of the dynamic discount
   * @param metadata stored with the generated code
   * @throws not_found if there is no such dynamic discount, or it is disabled or expired
   */
  generateDiscount(code: string, metadata?: Readonly<Record<string, unknown>>): Promise<GeneratedCode>
  /**
   * The customer's code of a dynamic discount: the first call creates it, and later ones return it.
   * @throws not_found, also if the options do not allow the discount
   */
  generateForCustomer(code: string, customerId: string): Promise<GeneratedCode>
}

const discountGenerator: ServiceDefinition<DiscountGeneratorService> = service((shop) => {
  const options = readOptions(shop.pluginOptions)
  const generate = (code: string, metadata: Readonly<Record<string, unknown>> = {}) =>
    shop.transaction((inner) => generateCode(inner, code, { metadata, length: options.length }))
  return {
    generateDiscount: generate,

    generateForCustomer: (code, customerId) =>
      shop.transaction(async ({ db }) => {
        if (!options.customer_codes.includes(stored(code))) throw unknownCode(code)
        // The lock keeps two requests of the customer from creating a code each.
        await sql`select from customer where id = ${customerId} for update`.execute(db)
        const parent = await findDynamic(db, code)
        const { rows } = await sql<{ id: string }>`
          select id from discount
          where parent_discount_id = ${parent.id} and deleted_at is null
            and metadata ->> 'customer_id' = ${customerId}
          order by created_at limit 1`.execute(db)
        if (rows[0]) return readCode(db, rows[0].id)
        return generate(code, { customer_id: customerId })
      }),
  }
})

export default discountGenerator

async function generateCode(
  { db, services }: Pick<Shop, "db" | "services">,
  code: string,
  { metadata, length }: { readonly metadata: Readonly<Record<string, unknown>>; readonly length: number },
): Promise<GeneratedCode> {
  const parent = await findDynamic(db, code)
  const input = { code: randomCode(length), metadata }
  const { id } = await services.discountService.createDynamicCode(parent.id, input)
  return readCode(db, String(id))
}

/** A dynamic discount that is valid now; a code that was generated from one is none. */
async function findDynamic(db: Shop["db"], code: string): Promise<{ readonly id: string }> {
  const { rows } = await sql<{ id: string }>`
    select id from discount
    where code = ${stored(code)} and is_dynamic and parent_discount_id is null and deleted_at is null
      and not is_disabled and (ends_at is null or ends_at > now())`.execute(db)
  if (rows[0]) return rows[0]
  throw unknownCode(code)
}

async function readCode(db: Shop["db"], id: string): Promise<GeneratedCode> {
  const { rows } = await sql<GeneratedCode>`
    select id, code, is_dynamic, is_disabled, parent_discount_id, starts_at, ends_at, usage_limit, usage_count
    from discount where id = ${id}`.execute(db)
  return rows[0]!
}

/** Codes are stored in capitals without spaces around them. */
function stored(code: string): string {
  return code.trim().toUpperCase()
}

function unknownCode(code: string): CommerceError {
  return new CommerceError("not_found", `Discounts with code ${code} was not found`)
}

declare module "@stheno/core" {
  interface Services {
    discountGeneratorService: DiscountGeneratorService
  }
}

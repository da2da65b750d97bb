import type { z } from "zod"

/** What an operation answers, for the OpenAPI document and the reference. */
export type ResponseShape =
  | { readonly kind: "json"; readonly properties: Readonly<Record<string, ResponseField>> }
  | { readonly kind: "resource"; readonly entity: string }
  | { readonly kind: "schema"; readonly schema: z.ZodType }
  | { readonly kind: "text" }
  | { readonly kind: "empty" }

export type ResponseField =
  | ({ readonly kind: "resource"; readonly entity: string } & ResourceOptions)
  | { readonly kind: "resources"; readonly entity: string }
  | { readonly kind: "either"; readonly entities: readonly string[] }
  | { readonly kind: "plain"; readonly schema: z.ZodType }

/** How a row is answered. */
export interface ResourceOptions {
  readonly nullable?: boolean
  /** the properties it has and no others, where it is not answered whole */
  readonly only?: readonly string[]
}

/** `{ product: {…} }`: properties of the answer by name. */
export function answers(properties: Record<string, ResponseField>): ResponseShape {
  return { kind: "json", properties }
}

/** One row of an entity with its computed fields, under a property. */
export function resource(entity: string, options: ResourceOptions = {}): ResponseField {
  return { kind: "resource", entity, ...options }
}

/** A list of rows of an entity, under a property. */
export function resources(entity: string): ResponseField {
  return { kind: "resources", entity }
}

/** One row of one of several entities, under a property. */
export function either(...entities: string[]): ResponseField {
  return { kind: "either", entities }
}

/** Any other property, as a zod schema. */
export function plain(schema: z.ZodType): ResponseField {
  return { kind: "plain", schema }
}

/** Whatever a zod schema describes. */
export function answersSchema(schema: z.ZodType): ResponseShape {
  return { kind: "schema", schema }
}

/** Text, e.g. `OK`. */
export const answersText: ResponseShape = { kind: "text" }

/** No body. */
export const answersNothing: ResponseShape = { kind: "empty" }

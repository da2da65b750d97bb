import { isList } from "../kernel/values.ts"
import type { Relation } from "./entity.ts"
import type { PlanNode } from "./plan.ts"
import type { ResponseRow } from "./selected.ts"
import { wireTime } from "./times.ts"

/*
 * Rows leave PostgreSQL as arrays of their values, without names: PostgreSQL writes them in less time, and Node reads
 * them in a fifth of the time that it takes for objects with thirty names each (decisions/0096).
 */

/** A row as PostgreSQL packs it: the values of its fields in their order, without those that are constant. */
export type PackedRow = readonly unknown[]

/** A field of a row. */
export type Field =
  | { readonly kind: "constant"; readonly name: string; readonly value: string | null }
  | { readonly kind: "column" | "time"; readonly name: string }
  | {
      readonly kind: "one" | "many"
      readonly name: string
      readonly relation: Relation
      readonly node: PlanNode
    }

const knownFields = new WeakMap<PlanNode, readonly Field[]>()

/** The fields of the rows of a plan, in the order in which responses have them. */
export function fieldsOf(plan: PlanNode): readonly Field[] {
  const fields = knownFields.get(plan) ?? makeFields(plan)
  knownFields.set(plan, fields)
  return fields
}

function makeFields({ entity, columns, times, children }: PlanNode): readonly Field[] {
  const column = (name: string): Field => {
    if (entity.withheld.includes(name)) return { kind: "constant", name, value: null }
    return { kind: times.includes(name) ? "time" : "column", name }
  }
  return [
    ...(entity.object ? [{ kind: "constant", name: "object", value: entity.object } as const] : []),
    ...columns.map(column),
    ...children.map((child) => ({ kind: isSingle(child.relation) ? "one" : "many", ...child }) as const),
  ]
}

function isSingle(relation: Relation): boolean {
  return relation.kind === "one" || (relation.kind === "through" && relation.single === true)
}

/** PostgreSQL passes at most 100 arguments to a function. */
const maxArguments = 100

/**
 * An SQL expression that packs values into an array. Those that do not fit into one call are an array at its end.
 * @param terms the SQL expressions of the values
 */
export function packed(terms: readonly string[]): string {
  if (terms.length <= maxArguments) return `json_build_array(${terms.join(", ")})`
  const rest = packed(terms.slice(maxArguments - 1))
  return `json_build_array(${[...terms.slice(0, maxArguments - 1), rest].join(", ")})`
}

/** All values of a row in one array, of which the last may contain more. */
function flat(row: PackedRow, size: number): PackedRow {
  const rest = row[maxArguments - 1]
  if (size <= maxArguments || !isList(rest)) return row
  return [...row.slice(0, maxArguments - 1), ...flat(rest, size - maxArguments + 1)]
}

/** Makes a row with its names, and with times as responses show them. */
type Unpack = (row: PackedRow) => ResponseRow

/** What plans are unpacked with, and how many rows of the others were unpacked so far. */
const unpackers = new WeakMap<PlanNode, Unpack>()
const unpacked = new WeakMap<PlanNode, number>()

/** The number of rows of a plan before a function is compiled for it: plans of unusual requests are read once. */
const rowsBeforeCompiling = 20

/** A row of a plan, as responses show it. */
export function unpackRow(plan: PlanNode, row: PackedRow): ResponseRow {
  const unpack = unpackers.get(plan)
  if (unpack) return unpack(row)
  const rows = (unpacked.get(plan) ?? 0) + 1
  unpacked.set(plan, rows)
  if (rows === rowsBeforeCompiling && canCompile()) unpackers.set(plan, compileUnpack(plan))
  return unpackSlowly(plan, row)
}

/** Unpacks without a function for the plan: it takes ten times as long. */
export function unpackSlowly(plan: PlanNode, row: PackedRow): ResponseRow {
  const fields = fieldsOf(plan)
  const values = flat(row, packedSize(fields))
  let at = 0
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === "constant" ? field.value : valueOf(field, values[at++]),
    ]),
  )
}

function packedSize(fields: readonly Field[]): number {
  return fields.filter(({ kind }) => kind !== "constant").length
}

function valueOf(field: Exclude<Field, { readonly kind: "constant" }>, value: unknown): unknown {
  if (field.kind === "time") return timeOf(value)
  if (!("node" in field) || !isList(value)) return value
  if (field.kind === "one") return unpackSlowly(field.node, value)
  return value.filter(isList).map((row) => unpackSlowly(field.node, row))
}

function timeOf(value: unknown): unknown {
  return typeof value === "string" ? wireTime(value) : value
}

let compiles: boolean | undefined

/** Whether the platform compiles text: some web pages and workers forbid it. */
function canCompile(): boolean {
  if (compiles !== undefined) return compiles
  try {
    compiles = typeof new Function("") === "function"
  } catch {
    compiles = false
  }
  return compiles
}

/**
 * A function that unpacks the rows of a plan. Its text names the fields in one object literal, which V8 makes many times
 * faster than an object whose names are only known when it runs.
 */
export function compileUnpack(plan: PlanNode): Unpack {
  const fields = fieldsOf(plan)
  const size = packedSize(fields)
  const nested: Unpack[] = []
  let at = 0
  const term = (field: Field) => {
    if (field.kind === "constant") return JSON.stringify(field.value)
    const value = `row[${at++}]`
    if (field.kind === "time") return `timeOf(${value})`
    if (!("node" in field)) return value
    const unpack = `nested[${nested.push(compileUnpack(field.node)) - 1}]`
    return field.kind === "one" ? `${value} && ${unpack}(${value})` : `${value}.map(${unpack})`
  }
  const literal = fields.map((field) => `${nameInCode(field.name)}: ${term(field)}`).join(", ")
  const row = size > maxArguments ? `flat(packed, ${size})` : "packed"
  const text = `return function unpack(packed) { const row = ${row}; return { ${literal} } }`
  // The text above makes it such a function.
  const make = new Function("nested", "timeOf", "flat", text) as (...parts: unknown[]) => Unpack
  return make(nested, timeOf, flat)
}

/** The name of a field in an object literal. `__proto__` would be the prototype of the object. */
function nameInCode(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : JSON.stringify(name)
}

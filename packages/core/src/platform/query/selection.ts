import { generalErrors } from "../kernel/errors.ts"
import type { Relations } from "./selected.ts"

/** The fields that an operation returns by default, and the fields that the caller can request. */
export interface SelectionRules {
  /** relation paths, e.g. `items.variant` */
  readonly relations?: readonly string[]
  /** relations that an empty `expand` returns; by default none */
  readonly relationsOfEmptyExpand?: readonly string[]
  /** columns and `relation.column` paths; none means every column */
  readonly fields?: readonly string[]
  /** what `fields` may name; none means every column of the entity */
  readonly allowedFields?: readonly string[]
  /** what `expand` may name; none means every relation */
  readonly allowedRelations?: readonly string[]
  /** lists always give `created_at` too */
  readonly isList?: boolean
  /** whether the selection reads only the columns and relations that the Store API may return */
  readonly isPublic?: boolean
}

/** The caller's wish: plain data, what the compiler reads. */
export interface Selection {
  /** root columns; undefined means all */
  readonly fields: readonly string[] | undefined
  /** relation path → columns of it; a path that is absent here is read whole */
  readonly relationFields: Readonly<Record<string, readonly string[]>>
  readonly relations: readonly string[]
  /** present when only the columns and relations that the Store API may return can be read */
  readonly isPublic?: true
  /** present when a request selects: relations that grow with the store are limited (`ListLimits`) */
  readonly isRequested?: true
}

/** `fields` and `expand` of the query string. */
export interface SelectionQuery {
  readonly fields?: string | null
  readonly expand?: string | null
}

/**
 * Reads `fields` and `expand` by the rules of an operation. `expand` replaces the default relations; `fields`
 * replaces the default fields unless every entry starts with `+`, `-` or `*`, which stands for a relation with all columns.
 * @throws invalid_data when something is named that the operation does not allow
 * @source facts/api/defaults-expand, rules
 */
export function selectionOf(query: SelectionQuery, rules: SelectionRules): Selection {
  const known = lately.get(rules) ?? new Map<string, Selection>()
  const key = JSON.stringify([query.fields ?? null, query.expand ?? null])
  const kept = known.get(key)
  if (kept) return kept
  const selection = readSelection(query, rules)
  if (known.size >= keptSelections) known.clear()
  lately.set(rules, known.set(key, selection))
  return selection
}

/** Selections that were asked for lately: most requests ask for the same few, and what follows from one is kept too. */
const lately = new WeakMap<SelectionRules, Map<string, Selection>>()
const keptSelections = 100

function readSelection(query: SelectionQuery, rules: SelectionRules): Selection {
  refuseFields(query.fields, rules)
  refusePaths(query.fields, rules)
  refuseRelations(query.expand, rules)
  const wished = split(query.fields)
  const whole = wholeRelations(wished).filter((name) => name !== "")
  const relations = relationsOf(query.expand, split(query.expand), whole, rules)
  return groupFields(namedFields(wished, rules), relations, rules)
}

/** An empty `expand` asks for no relations, as in v1. One of spaces only names nothing, and the defaults stay. */
function relationsOf(
  expand: string | null | undefined,
  expanded: readonly string[],
  whole: readonly string[],
  rules: SelectionRules,
): readonly string[] {
  if (expand === "") return rules.relationsOfEmptyExpand ?? []
  const isGiven = expand != null && expand.trim() !== ""
  return isGiven ? expanded : [...(rules.relations ?? []), ...whole]
}

/** The entries of a list as they came: v1 compares them with the spaces around them. */
function entriesOf(list: string | null | undefined): string[] {
  return (list ?? "").split(",").filter((entry) => entry !== "")
}

function split(list: string | null | undefined): string[] {
  return entriesOf(list)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
}

/** As in v1, a `-` removes nothing if another entry has no sign, because all entries replace the default fields. */
function namedFields(wished: readonly string[], rules: SelectionRules): readonly string[] {
  if (wished.length === 0) return rules.fields ?? []
  const isReplacing = wished.some((field) => !/^[-+*]/.test(field))
  // No default fields are every column, to which only columns of relations can be added.
  if (!isReplacing && !rules.fields) return relationColumns(wished)
  const base = isReplacing ? [] : (rules.fields ?? [])
  const removed = new Set(isReplacing ? [] : wished.filter((field) => field.startsWith("-")))
  const added = wished
    .filter((field) => !field.startsWith("*") && !removed.has(field))
    .map((field) => field.replace(/^[-+]/, "").replace(/\.\*$/, ""))
  return [...new Set([...base, ...added])].filter((field) => !removed.has(`-${field}`))
}

/** `*variants`: a relation with all columns. */
function wholeRelations(wished: readonly string[]): readonly string[] {
  return wished.filter((field) => field.startsWith("*")).map((field) => field.slice(1))
}

function relationColumns(wished: readonly string[]): readonly string[] {
  return wished.filter((field) => /^[+].*[.]/.test(field)).map((field) => field.slice(1))
}

/** As v1, it names each field once, and relations only if all fields are valid. */
function refuseFields(fields: string | null | undefined, rules: SelectionRules): void {
  if (!rules.allowedFields) return
  const wished = entriesOf(fields)
  refuse([...namedFields(wished, rules), ...wholeRelations(wished)].filter((name) => !isAllowed(name, rules)))
}

/**
 * Where only the relations are limited, `fields` reaches no other one either: neither `*product.variants` nor
 * `product.variants.title` leads from a variant to the prices of customer groups.
 */
function refusePaths(fields: string | null | undefined, rules: SelectionRules): void {
  const { allowedFields, allowedRelations, relations } = rules
  if (allowedFields || !allowedRelations) return
  const reachable = new Set(["", ...allowedRelations, ...(relations ?? [])])
  const wished = split(fields)
  const named = namedFields(wished, rules).filter((name) => !reachable.has(parentOf(name)))
  refuse([...named, ...wholeRelations(wished).filter((name) => !reachable.has(name))])
}

/** `items.variant` of `items.variant.title`. */
function parentOf(field: string): string {
  return field.slice(0, Math.max(0, field.lastIndexOf(".")))
}

function refuseRelations(expand: string | null | undefined, { allowedRelations }: SelectionRules): void {
  if (allowedRelations) refuse(entriesOf(expand).filter((name) => !allowedRelations.includes(name)))
}

function refuse(names: readonly string[]): void {
  if (names.length > 0) throw generalErrors.fields_not_valid([...new Set(names)])
}

function isAllowed(field: string, rules: SelectionRules): boolean {
  const always = ["id", "created_at"]
  return (
    isColumnOfAllowedRelation(field, rules) ||
    [rules.allowedFields, rules.allowedRelations, rules.fields, rules.relations, always].some((names) =>
      names?.includes(field),
    )
  )
}

/** `items.title`, where the relation `items` is allowed, and `fields` may name it or columns of it. */
function isColumnOfAllowedRelation(
  field: string,
  { allowedFields, allowedRelations, relations }: SelectionRules,
): boolean {
  const path = parentOf(field)
  return (
    [allowedRelations, relations].some((names) => names?.includes(path)) &&
    allowedFields?.some((name) => field.startsWith(`${name}.`)) === true
  )
}

function groupFields(
  named: readonly string[],
  relations: readonly string[],
  rules: SelectionRules,
): Selection {
  const root: string[] = []
  const byRelation = new Map<string, string[]>()
  const paths = new Set(relations)
  for (const field of named) {
    const dot = field.lastIndexOf(".")
    if (dot < 0) {
      root.push(field)
      continue
    }
    const path = field.slice(0, dot)
    const columns = byRelation.get(path)
    if (columns) columns.push(field.slice(dot + 1))
    else byRelation.set(path, [field.slice(dot + 1)])
    paths.add(path)
  }
  if (root.length > 0) root.push("id", ...(rules.isList ? ["created_at"] : []))
  return {
    fields: root.length > 0 ? [...new Set(root)] : undefined,
    relationFields: Object.fromEntries(byRelation),
    relations: [...paths],
    isRequested: true,
    ...(rules.isPublic ? { isPublic: true as const } : {}),
  }
}

/** Every column and no relation but the eager ones. */
export const wholeRow: Relations<never> = { fields: undefined, relationFields: {}, relations: [] }

/** Every column that the Store API may return, and no relation but the eager ones. */
export const publicRow: Selection & { readonly isPublic: true } = { ...wholeRow, isPublic: true }

/**
 * What the code needs of an entity, and what the request asks for besides. The type names the first part; the rest is
 * read too and passed through.
 */
export function atLeast<Path extends string>(
  needed: readonly Path[],
  more: readonly string[],
): Relations<Path> {
  const relations: ReadonlySet<string> = new Set([...needed, ...more])
  // It names more paths than the type says, and none less.
  return withRelations(...(relations as ReadonlySet<Path>))
}

/** Every column and these relations. */
export function withRelations<Path extends string = never>(...relations: readonly Path[]): Relations<Path> {
  return { fields: undefined, relationFields: {}, relations }
}

import type { Insertable, Selectable, Updateable } from "kysely"
import { expect, expectTypeOf, test } from "vitest"
import { column, extendModel, model, type AddedTo, type TableOf } from "./index.ts"
import { extendEntities } from "./own-entities.ts"

const Poster = model({
  name: "Poster",
  table: "poster",
  softDelete: true,
  columns: {
    state: column.enum(["draft", "printed"]),
    size: column.enum(["a1", "a2"], { nullable: true }),
    ink: column.json<{ colors: number }>(),
    layout: column.json<string[]>({ nullable: false, about: "The blocks of the page." }),
    anything: column.json(),
  },
})
const Plain = model({ name: "Plain", table: "plain", columns: { name: column.text() } })
type PosterTable = TableOf<typeof Poster>

test("the type of a row has enum values, typed JSON, and deleted_at with softDelete", () => {
  expectTypeOf<Selectable<PosterTable>>().toEqualTypeOf<{
    id: string
    created_at: string | Date
    updated_at: string | Date
    deleted_at: string | Date | null
    state: "draft" | "printed"
    size: "a1" | "a2" | null
    ink: { colors: number } | null
    layout: string[]
    anything: unknown
  }>()
  expectTypeOf<keyof TableOf<typeof Plain>>().toEqualTypeOf<"id" | "name" | "created_at" | "updated_at">()
  expect([Poster.softDelete, Plain.softDelete]).toEqual([true, false])
})

test("a row can be inserted without nullable columns, and with text for JSON", () => {
  const least = { id: "poster_1", state: "draft", layout: "[]" } as const
  expectTypeOf(least).toExtend<Insertable<PosterTable>>()
  expectTypeOf<{ id: string; state: "drft"; layout: string }>().not.toExtend<Insertable<PosterTable>>()
  expectTypeOf<{ deleted_at: Date; state: "printed" }>().toExtend<Updateable<PosterTable>>()
})

test("columns know their values, and JSON columns can be null unless they say otherwise", () => {
  const { state, size, ink, layout } = Poster.columns
  expectTypeOf(state.values).toEqualTypeOf<readonly ["draft", "printed"]>()
  expect([state, size]).toEqual([
    { kind: "text", nullable: false, about: "", values: ["draft", "printed"] },
    { kind: "text", nullable: true, about: "", values: ["a1", "a2"] },
  ])
  expect([ink, layout]).toEqual([
    { kind: "jsonb", nullable: true, about: "" },
    { kind: "jsonb", nullable: false, about: "The blocks of the page." },
  ])
})

test("columns of a built-in entity keep their values", () => {
  const added = extendModel("Product", { columns: { season: column.enum(["summer", "winter"]) } })
  expectTypeOf<AddedTo<typeof added>["season"]>().toEqualTypeOf<"summer" | "winter" | null>()
  expect(added.columns.season).toMatchObject({ nullable: true, values: ["summer", "winter"] })
})

test("the Store API gets no column of a model that does not name it", () => {
  const shown = (storefront?: readonly string[]) => {
    const definition = model({
      name: "Note",
      table: "note",
      columns: { text: column.text(), secret: column.text() },
      ...(storefront && { storefront }),
    })
    const placed = { origin: { file: "src/models/note.ts", plugin: undefined, options: {} }, definition }
    const { all, storefront: entities } = extendEntities({}, [placed])
    const names = Object.keys(definition.columns)
    return [all, entities].map((each) => names.filter((name) => !each["Note"]!.hidden.includes(name)))
  }
  expect(shown()).toEqual([["text", "secret"], []])
  expect(shown(["text"])).toEqual([["text", "secret"], ["text"]])
})

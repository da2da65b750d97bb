import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely"
import { describe, expect, test } from "vitest"
import { entities } from "../../entities.ts"
import { compileCount, compileRows } from "./compile.ts"
import { filterConditions, textMatches } from "./filter.ts"
import { planSelection } from "./plan.ts"
import { selectionOf, type SelectionQuery, type Selection } from "./selection.ts"

const db = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const selection = (partial: Partial<Selection>): Selection => ({
  fields: undefined,
  relationFields: {},
  relations: [],
  ...partial,
})

const plan = (entity: string, wanted: Selection) =>
  planSelection(entities[entity]!, wanted, { entities, eager: false })

describe("one statement for a page", () => {
  test("pages first, then reads relations of the page's rows as JSON", () => {
    const node = plan(
      "ProductCollection",
      selection({
        fields: ["id", "title", "created_at"],
        relations: ["products"],
        relationFields: { products: ["id"] },
      }),
    )
    const compiled = compileRows(node, {
      where: [sql`root.handle = ${"spring"}`],
      orderBy: [sql`root.title`],
      limit: 10,
      offset: 20,
    }).compile(db)
    expect(compiled.sql).toBe(
      'select json_build_array("root"."id", "root"."title", "root"."created_at", ' +
        '(select coalesce(json_agg("t2"."row"), \'[]\'::json) from (' +
        'select json_build_array("t1"."id") as "row" from "product" as "t1" ' +
        'where "t1"."collection_id" = "root"."id" and "t1"."deleted_at" is null ' +
        'order by "t1"."created_at", "t1"."id") as "t2"))::text as "row" ' +
        'from (select * from (select * from "product_collection" as "root" ' +
        'where "root"."deleted_at" is null and root.handle = $1 order by root.title limit 50) as "root" ' +
        'order by root.title limit $2 offset $3) as "root" order by root.title',
    )
    expect(compiled.parameters).toEqual(["spring", 10, 20])
  })

  test.each([
    [20, "limit 20) as", []],
    [12, 'limit 15) as "root" order by root.name limit $1) as', [12]],
    [undefined, "order by root.name) as", []],
  ])("plans a page of %s rows for a few bounds only", (limit, text, parameters) => {
    const node = plan("Region", selection({ fields: ["id"] }))
    const compiled = compileRows(node, { where: [], orderBy: [sql`root.name`], limit }).compile(db)
    expect(compiled.sql).toContain(text)
    expect(compiled.parameters).toEqual(parameters)
  })

  test("counts with the same conditions", () => {
    const node = plan("Region", selection({ fields: ["id"] }))
    const where = [textMatches(["root.name"], "50%_\\")]
    const compiled = compileCount(node, { where, orderBy: [] }).compile(db)
    expect(compiled.sql).toBe(
      'select count(*)::int as "count" from "region" as "root" where "root"."deleted_at" is null and ("root"."name" ilike $1)',
    )
    expect(compiled.parameters).toEqual(["%50\\%\\_\\\\%"])
  })
})

describe("filters", () => {
  test("a text becomes a pattern up to 256 characters", () => {
    const condition = (text: string) => filterConditions(entities.Product!, { title: { starts_with: text } })
    expect(condition("%".repeat(16))[0]!.compile(db)).toMatchObject({
      sql: '"root"."title" ilike $1',
      parameters: [`${"\\%".repeat(16)}%`],
    })
    expect(condition("%".repeat(256))[0]!.compile(db).parameters).toEqual([`${"\\%".repeat(256)}%`])
    expect(() => condition("a".repeat(257))).toThrow(
      "starts_with must be shorter than or equal to 256 characters",
    )
    // PostgreSQL would convert a pattern of `ilike` to lower case once per row.
    expect(textMatches(["root.name"], "%".repeat(256)).compile(db)).toMatchObject({
      sql: '(strpos(lower("root"."name"), (select lower($1::text))) > 0)',
      parameters: ["%".repeat(256)],
    })
    expect(() => textMatches(["root.name"], "a".repeat(257))).toThrow(
      "q must be shorter than or equal to 256 characters",
    )
  })

  test("a list of one value is compared with it, so that an index has the rows in order", () => {
    const filters = { collection_id: ["pcol_1"], status: ["draft"], weight: [1] }
    const compiled = filterConditions(entities.Product!, filters).map((condition) => condition.compile(db))
    expect(compiled.map(({ sql: text, parameters }) => [text, parameters])).toEqual([
      ['"root"."collection_id" = $1', ["pcol_1"]],
      ['"root"."status" = $1::text::"product_status_enum"', ["draft"]],
      ['"root"."weight" = any($1::bigint[])', [[1]]],
    ])
  })

  test("values, lists, bounds and nothing", () => {
    const filters = {
      title: "a",
      status: ["draft", "proposed"],
      weight: { gt: 1, lte: 5 },
      type_id: null,
      handle: undefined,
    }
    const compiled = filterConditions(entities.Product!, filters).map((condition) => condition.compile(db))
    expect(compiled.map(({ sql: text, parameters }) => [text, parameters])).toEqual([
      ['"root"."title" = $1', ["a"]],
      ['"root"."status" = any($1::text[]::"product_status_enum"[])', [["draft", "proposed"]]],
      ['"root"."weight" > $1', [1]],
      ['"root"."weight" <= $1', [5]],
      ['"root"."type_id" is null', []],
    ])
  })
})

describe("selections", () => {
  const rules = {
    relations: ["variants"],
    fields: ["id", "title"],
    allowedFields: ["id", "title", "handle"],
  }

  test("expand replaces the default relations, fields the default fields", () => {
    expect(selectionOf({}, rules)).toEqual({
      fields: ["id", "title"],
      relationFields: {},
      relations: ["variants"],
      isRequested: true,
    })
    expect(selectionOf({ fields: "handle", expand: "" }, rules).fields).toEqual(["handle", "id"])
    expect(selectionOf({ expand: "" }, rules).relations).toEqual([])
    expect(selectionOf({ expand: " " }, rules).relations).toEqual(rules.relations)
    expect(selectionOf({ expand: "options,images" }, rules).relations).toEqual(["options", "images"])
    expect(selectionOf({ fields: "+handle,-title" }, { ...rules, isList: true }).fields).toEqual([
      "id",
      "handle",
      "created_at",
    ])
  })

  test("a leading + or * adds to the columns, which are all of them where no defaults are listed", () => {
    const every = { relations: ["variants"] }
    const added = selectionOf({ fields: "+title,*tags" }, every)
    expect([added.fields, added.relations]).toEqual([undefined, ["variants", "tags"]])
    expect(selectionOf({ fields: "+tags.value" }, every)).toMatchObject({
      relationFields: { tags: ["value"] },
      relations: ["variants", "tags"],
    })
    const starred = selectionOf({ fields: "*title" }, rules)
    expect([starred.fields, starred.relations]).toEqual([
      ["id", "title"],
      ["variants", "title"],
    ])
    expect(() => selectionOf({ fields: "*flavours" }, rules)).toThrow("[flavours] are not valid")
  })

  test("what is not allowed is named", () => {
    expect(() => selectionOf({ fields: "flavour,title" }, rules)).toThrow(
      "Requested fields [flavour] are not valid",
    )
    expect(() => plan("Product", selection({ fields: ["flavour"] }))).toThrow(
      "Requested fields [flavour] are not valid",
    )
    expect(() => plan("Product", selection({ relations: ["variants.flavours"] }))).toThrow(
      "Requested fields [variants.flavours] are not valid",
    )
  })

  test("as in v1, a name is refused once, with its spaces, and relations only if the fields are valid", () => {
    const limited = { ...rules, allowedRelations: ["variants"] }
    const messageOf = (query: SelectionQuery) => {
      try {
        return selectionOf(query, limited).relations
      } catch (error) {
        return (error as Error).message
      }
    }
    const refused = (names: string) => `Requested fields [${names}] are not valid`
    expect(messageOf({ expand: "region,region" })).toBe(refused("region"))
    expect(messageOf({ expand: "region, items" })).toBe(refused("region,  items"))
    expect(messageOf({ expand: "variants, variants" })).toBe(refused(" variants"))
    expect(messageOf({ fields: "id, title" })).toBe(refused(" title"))
    expect(messageOf({ fields: "id,items.id", expand: "items" })).toBe(refused("items.id"))
    expect(messageOf({ fields: "id,title", expand: "items" })).toBe(refused("items"))
    expect(messageOf({ fields: "*" })).toBe(refused(""))
    expect(messageOf({ fields: "*variants" })).toEqual(["variants"])
    expect(selectionOf({ fields: "*" }, { relations: ["variants"] }).relations).toEqual(["variants"])
  })

  test("as in v1, a field with a leading - is returned if another field has no sign", () => {
    expect(selectionOf({ fields: "-title,handle" }, rules).fields).toEqual(["title", "handle", "id"])
    expect(selectionOf({ fields: "-title" }, rules).fields).toEqual(["id"])
    expect(selectionOf({ fields: "+title,-title" }, rules).fields).toEqual(["id"])
  })

  test("hidden columns cannot be asked for", () => {
    expect(() => plan("Customer", selection({ fields: ["password_hash"] }))).toThrow("password_hash")
    const everything = compileRows(plan("User", selection({})), { where: [], orderBy: [] }).compile(db)
    expect(everything.sql).not.toContain("password_hash")
  })
})

describe("injection", () => {
  const attacks = [
    "constructor",
    "__proto__",
    `'; drop table "order"; --`,
    `id" from "user"; --`,
    "1 or 1=1",
    "a\\'",
    "$1",
    "%",
    "../../x",
  ]

  test.each(attacks)("%s never reaches the text of a statement", (attack) => {
    expect(() => plan("Product", selection({ fields: [attack] }))).toThrow("are not valid")
    expect(() => plan("Product", selection({ relations: [attack] }))).toThrow("are not valid")
    const [condition] = filterConditions(entities.Product!, { title: attack })
    expect(condition!.compile(db)).toMatchObject({ sql: '"root"."title" = $1', parameters: [attack] })
  })
})

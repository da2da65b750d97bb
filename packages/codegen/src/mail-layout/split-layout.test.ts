import { expect, it } from "vitest"
import { renderLayout } from "./render-layout.ts"
import { splitLayout } from "./split-layout.ts"

const page = `<html lang="[[locale]]" dir="ltr">
  <style>p { color : red; margin: 0 ; }</style>
  <!-- slot rows -->
    <!-- part row -->
      <p style="text-align: left; margin: 0">[[label]]
        <!-- slot more --><!-- part more --><a href="[[url]]">[[label]]</a><!-- /part --><!-- /slot -->
      </p>
    <!-- /part -->
  <!-- /slot -->
</html>`

it("splits a page into parts, values, slots and sides, without white space that shows nothing", () => {
  const parts = splitLayout(page)
  expect(parts.map(({ name }) => name)).toEqual(["document", "more", "row"])
  expect(parts[0]!.pieces).toEqual([
    { kind: "fixed", text: '<html lang="' },
    { kind: "value", name: "locale", isUrl: false },
    { kind: "fixed", text: '" dir="' },
    { kind: "side", name: "direction" },
    { kind: "fixed", text: '">\n<style>p{color:red;margin:0}</style>' },
    { kind: "slot", name: "rows" },
    { kind: "fixed", text: "</html>" },
  ])
  expect(parts[1]!.pieces).toEqual([
    { kind: "fixed", text: '<a href="' },
    { kind: "value", name: "url", isUrl: true },
    { kind: "fixed", text: '">' },
    { kind: "value", name: "label", isUrl: false },
    { kind: "fixed", text: "</a>" },
  ])
  expect(parts[2]!.pieces).toContainEqual({ kind: "side", name: "start" })
})

it("writes a function for each part, which escapes values and checks addresses", () => {
  const code = renderLayout("", page)
  expect(code).toContain(
    "  more: (values: { readonly url: string; readonly label: Value }): Markup => " +
      'markup`<a href="${safeUrl(values.url)}">${values.label}</a>`,\n',
  )
  expect(code).toContain('<p style="text-align:${sides.start};margin:0">${values.label}${values.more}</p>`')
  expect(renderLayout("", "<p title='`${a}\\'>[[b]]</p>")).toContain("'\\`\\${a}\\\\'>${values.b}")
})

it.each([
  ["in a style", '<p style="color:[[color]]"></p>', "A value cannot be in"],
  ["in a style sheet", "<style>p{color:[[color]]}</style>", "A value cannot be in"],
  ["in a comment", "<!--[if mso]>[[title]]<![endif]-->", "A value cannot be in"],
  ["in a handler", '<p onclick="[[code]]"></p>', "A value cannot be in"],
  ["in an attribute without quotes", "<p lang=[[locale]]></p>", "A value cannot be in"],
  ["as a part of an address", '<a href="https://example.com/[[path]]"></a>', "A value cannot be in"],
  ["as a tag", "<[[tag]]>", "A value cannot be in"],
])("rejects a value %s", (_, html, message) => {
  expect(() => splitLayout(html)).toThrow(message)
  expect(() => splitLayout(html.replace(/\[\[\w+\]\]/, "red"))).not.toThrow(message)
})

it.each([
  ["a text that is not a value", "<p>Hello</p>", "This text is not translated: Hello"],
  ["a part in a part", "<!-- part a --><!-- part b --><!-- /part --><!-- /part -->", "is in the part"],
  ["a text in a slot", "<!-- slot a --><p></p><!-- /slot -->", "The slot a has text outside of its parts"],
  ["an open part", "<!-- slot a --><!-- part b -->", "b is not closed"],
  ["a wrong end", "<!-- slot a --><!-- /part -->", "/part closes the slot a"],
  [
    "two parts of one name",
    "<!-- slot a --><!-- part b --><!-- /part --><!-- part b --><!-- /part --><!-- /slot -->",
    "Two parts have the name b",
  ],
  ["a slot with the name of a value", "<p>[[a]]</p><!-- slot a --><!-- /slot -->", "the slot a twice"],
])("rejects %s", (_, html, message) => {
  expect(() => splitLayout(html)).toThrow(message)
})

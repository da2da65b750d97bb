type Child = Node | string | undefined | false

/** Makes an element with its attributes and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value)
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}

let count = 0

/** A control under its label. */
export function field<T extends HTMLElement>(label: string, control: T, hint?: string): HTMLElement {
  control.id = `try-${++count}`
  const help = hint ? h("small", { id: `${control.id}-hint` }, hint) : undefined
  if (help) control.setAttribute("aria-describedby", help.id)
  return h("div", { class: "try-field" }, h("label", { for: control.id }, label), control, help)
}

/** A line of text to edit. */
export function line(value: string, attributes: Readonly<Record<string, string>> = {}): HTMLInputElement {
  const input = h("input", { spellcheck: "false", autocomplete: "off", autocapitalize: "off", ...attributes })
  input.value = value
  return input
}

/** Lines of text to edit, as high as they are. */
export function lines(value: string): HTMLTextAreaElement {
  const area = h("textarea", { spellcheck: "false", autocapitalize: "off" })
  area.value = value
  area.rows = Math.min(16, Math.max(3, value.split("\n").length))
  return area
}

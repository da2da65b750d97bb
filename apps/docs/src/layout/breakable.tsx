import type { ReactNode } from "react"

/** Long names of code may break before a capital. */
export function breakable(label: string): ReactNode {
  return withBreaks(label.split(/(?<=[a-z])(?=[A-Z])/))
}

/** Types may break before the capitals of a name, and after a dot, a bracket, a comma, an underscore or a bar. */
export function breakableType(text: string): ReactNode {
  return withBreaks(
    text.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[\w\]>)}][.<,([{|_])(?=[^\s\])}>])/),
  )
}

function withBreaks(parts: readonly string[]): ReactNode {
  return parts.flatMap((part, i) => (i ? [<wbr key={i} />, part] : [part]))
}

import type { ReactNode } from "react"

/** Long names of code may break before a capital. */
export function breakable(label: string): ReactNode {
  return label.split(/(?<=[a-z])(?=[A-Z])/).flatMap((part, i) => (i ? [<wbr key={i} />, part] : [part]))
}

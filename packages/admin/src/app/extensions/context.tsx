import { createContext, useContext, useEffect, useState, type ReactNode } from "react"
import { fileAddress } from "../base-path.ts"
import { loadExtensions, noExtensions, type Extensions } from "./load.ts"

const Context = createContext<Extensions>(noExtensions)

/** The extensions of the shop. */
export function useExtensions(): Extensions {
  return useContext(Context)
}

/**
 * Gives the extensions to the pages below it. In development it loads them again when the server says that they changed:
 * the page and the session stay.
 */
export function ExtensionsProvider({ initial, children }: { initial: Extensions; children: ReactNode }) {
  const [extensions, setExtensions] = useState(initial)
  const { development } = initial
  useEffect(() => {
    if (!development) return
    const changes = new EventSource(fileAddress("extensions/changes"))
    let known = initial.version
    changes.onmessage = ({ data }) => {
      if (data === known) return
      known = String(data)
      loadExtensions().then(setExtensions, (error: unknown) => console.error(error))
    }
    return () => changes.close()
  }, [development, initial.version])
  return <Context.Provider value={extensions}>{children}</Context.Provider>
}

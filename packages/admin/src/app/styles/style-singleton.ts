import { useEffect } from "react"

/**
 * Replaces react-style-singleton in the build: the same functions, with a constructed style sheet in the place of
 * a `<style>` element, which the page's Content-Security-Policy forbids.
 */
export function stylesheetSingleton(): { add: (css: string) => void; remove: () => void } {
  const sheet = new CSSStyleSheet()
  let users = 0
  return {
    add: (css) => {
      users += 1
      if (users > 1) return
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove: () => {
      users -= 1
      if (users === 0)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    },
  }
}

/** A hook that applies styles while a component that uses it is mounted. */
export function styleHookSingleton(): (css: string, isDynamic?: boolean) => void {
  const sheet = stylesheetSingleton()
  return (css, isDynamic = false) =>
    useEffect(() => {
      sheet.add(css)
      return sheet.remove
    }, [isDynamic && css])
}

/** A component that applies styles while it is mounted. */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles, dynamic }) {
    useStyle(styles, dynamic)
    return null
  }
}

import { Mark } from "./logo.tsx"

/** The end of every page. */
export function Footer() {
  return (
    <footer className="footer" data-pagefind-ignore>
      <p>
        <Mark size={18} /> Stheno is free software under the MIT licence.
      </p>
      <p className="footer-keys js-only">
        <kbd>/</kbd> search <kbd>[</kbd> previous <kbd>]</kbd> next <kbd>?</kbd> all keys
      </p>
    </footer>
  )
}

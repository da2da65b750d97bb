import { notFound } from "next/navigation"

/** Every address that no page has: it gets the 404 page of the locale instead of a bare one. */
export default function UnknownPage() {
  notFound()
}

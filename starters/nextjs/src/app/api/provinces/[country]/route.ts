import { NextResponse } from "next/server"
import { countriesWithProvinces } from "@/lib/checkout-rules"
import { provincesOf } from "@/lib/provinces"

interface Context {
  readonly params: Promise<{ country: string }>
}

/** The lists are made when the storefront is built. */
export const dynamic = "force-static"
export const dynamicParams = false

export function generateStaticParams() {
  return countriesWithProvinces.map((country) => ({ country }))
}

/** The states or provinces of a country, for the address form: it loads them once it needs them. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return NextResponse.json(provincesOf((await params).country))
}

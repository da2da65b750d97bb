import { NextResponse } from "next/server"
import { endPreview } from "@/lib/preview"

/** Ends the preview of a draft, and shows the store as customers see it. */
export async function GET(): Promise<Response> {
  await endPreview()
  return new NextResponse(null, { status: 303, headers: { location: "/", "cache-control": "no-store" } })
}

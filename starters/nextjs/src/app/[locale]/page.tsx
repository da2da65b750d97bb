import { pageLocale } from "@/lib/regions"

export default async function HomePage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const { region } = await pageLocale(params)
  return <h1 className="container-page display py-24 text-6xl">{region.name}</h1>
}

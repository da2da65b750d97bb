import type { Language } from "@/lib/locale"

/** Texts of the pages for errors. They are apart from the catalogs because a client component shows them. */
export const errorTexts = {
  en: {
    notFoundTitle: "We could not find that page",
    notFoundText: "It may have moved, or the product is no longer sold here.",
    unavailableTitle: "The store does not answer right now",
    unavailableText: "Nothing is lost: your bag is kept. Try again in a moment.",
    retry: "Try again",
    toShop: "Shop all products",
    toHome: "Home",
  },
  de: {
    notFoundTitle: "Diese Seite gibt es nicht",
    notFoundText: "Vielleicht ist sie umgezogen, oder das Produkt wird hier nicht mehr verkauft.",
    unavailableTitle: "Der Shop antwortet gerade nicht",
    unavailableText: "Nichts ist verloren: Dein Warenkorb bleibt erhalten. Versuche es gleich noch einmal.",
    retry: "Noch einmal versuchen",
    toShop: "Alle Produkte",
    toHome: "Startseite",
  },
  fr: {
    notFoundTitle: "Cette page est introuvable",
    notFoundText: "Elle a peut-être été déplacée, ou le produit n’est plus vendu ici.",
    unavailableTitle: "La boutique ne répond pas pour le moment",
    unavailableText: "Rien n’est perdu : votre panier est conservé. Réessayez dans un instant.",
    retry: "Réessayer",
    toShop: "Tous les produits",
    toHome: "Accueil",
  },
} as const satisfies Record<Language, Record<string, string>>

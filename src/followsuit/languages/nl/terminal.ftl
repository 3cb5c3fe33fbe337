### Wat de terminal zelf zegt.

## Hoe een taal ervoor staat: `followsuit language`.

language-has = { $name } ({ $language }) heeft { NUM($has) } van { NUM($total) } berichten.
language-complete = { $name } ({ $language }) heeft alle { NUM($total) } berichten.
language-missing =
    In { $file } { $missing ->
        [one] ontbreekt 1 bericht
       *[other] ontbreken { NUM($missing) } berichten
    }, in het Engels getoond:
language-faults =
    { $faults ->
        [one] 1 fout:
       *[other] { NUM($faults) } fouten:
    }
language-column-language = taal
language-column-name = naam
language-column-messages = berichten
language-column-complete = volledig
language-column-faults = fouten
language-column-file = bestand
language-column-message = bericht
language-column-fault = wat er mis is

## Wat er mis is met een bericht.

language-unreadable = Het is niet te lezen. Zoek een accolade of een variant die niet gesloten is, of een regel die niet inspringt.
language-twice = De taal heeft het twee keer.
language-extra = Het Engels heeft zo’n bericht niet.
language-elsewhere = Het hoort in { $file }, waar het Engels het heeft.
language-unknown-functions =
    { COUNT($functions) ->
        [one] Deze functie bestaat
       *[other] Deze functies bestaan
    } niet: { LIST($functions) }.
language-unknown-facts =
    Niemand vertelt het { LIST($facts, "or") }. { COUNT($known) ->
        [0] Het krijgt niets te horen.
       *[other] Het krijgt { LIST($known) } te horen.
    }
language-unworded = Het is niet te verwoorden met het voorbeeld boven het Engelse bericht: { $error }
language-unlisted = Er staan dingen in die niet zijn opgesomd: zet er LIST omheen.

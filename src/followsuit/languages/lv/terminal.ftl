### Ko saka pats terminālis.

## Kā valodai klājas: `followsuit language`.

language-has = { $name } ({ $language }): { NUM($has) } no { NUM($total) } ziņojumiem.
language-complete = { $name } ({ $language }): ir visi ziņojumi ({ NUM($total) }).
language-missing =
    Failā { $file } trūkst { $missing ->
        [zero] { NUM($missing) } ziņojumu
        [one] { NUM($missing) } ziņojuma
       *[other] { NUM($missing) } ziņojumu
    }, tos rāda angliski:
language-faults =
    { $faults ->
        [zero] { NUM($faults) } kļūdu:
        [one] { NUM($faults) } kļūda:
       *[other] { NUM($faults) } kļūdas:
    }
language-column-language = valoda
language-column-name = nosaukums
language-column-messages = ziņojumi
language-column-complete = pilnīga
language-column-faults = kļūdas
language-column-file = fails
language-column-message = ziņojums
language-column-fault = kas nav kārtībā

## Kas ziņojumā nav kārtībā.

language-unreadable = To nevar nolasīt. Meklē neaizvērtu iekavu vai variantu, vai rindu bez atkāpes.
language-twice = Valodā tas ir divreiz.
language-extra = Angļu valodā tāda ziņojuma nav.
language-elsewhere = Tam jābūt failā { $file }, tāpat kā angļu valodā.
language-unknown-functions =
    { COUNT($functions) ->
        [one] Tādas funkcijas
       *[other] Tādu funkciju
    } nav: { LIST($functions) }.
language-unknown-facts =
    Tam nepasaka: { LIST($facts) }. { COUNT($known) ->
        [0] Tam nepasaka neko.
       *[other] Tam pasaka: { LIST($known) }.
    }
language-unworded = To nevar izteikt ar piemēru, kas ir virs angļu ziņojuma: { $error }
language-unlisted = Tajā ir neuzskaitītas lietas: liec tām apkārt LIST.

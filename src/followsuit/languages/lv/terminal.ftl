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

## Spēle terminālī: kas redzams ekrānā. Tas, ko raksta pats, visās valodās ir vienāds.

terminal-you = Tu
terminal-name-you = { $name } (tu)
terminal-suit = { SUIT($suit) }
terminal-number = { NUM($number) }
terminal-score = { SIGNED($score) }

## Sēsties pie galda un aiziet.

terminal-seat = Tava vieta ir { $seat }. Pie galda arī: { PEOPLE($others) }.
terminal-kept-always = Spēle pēc katra gājiena tiek saglabāta failā { $file }.
terminal-kept = Spēle ir saglabāta failā { $file }.
terminal-suits = Masti, kā tos raksta: { $suits }
terminal-how-to-begin = Raksti ?, lai saņemtu palīdzību, vai quit, lai aizietu.
terminal-play-on = Lai spēlētu tālāk: { $command }
terminal-watch-again = Lai noskatītos vēlreiz: { $command }
terminal-next-round = Enter sāk nākamo partiju, stop beidz spēli.
terminal-enter-or-stop = Spied Enter, lai sāktu nākamo partiju, vai raksti stop.

## Kas partijā ir spēkā.

terminal-round =
    { $of ->
        [none] { $round }. partija
       *[other] { $round }. partija no { $of }
    }
terminal-cards-each =
    katram { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }
terminal-trick = { $trick }. stiķis no { $of }
terminal-dealer = dala { $name }
terminal-turned = atklāta { $card }
terminal-trump = trumpe { $suit }
terminal-no-trump = bez trumpes
terminal-trump-unnamed = trumpe vēl jānosauc
terminal-contract =
    { $name ->
        [none] { TERM($contract) }
       *[other] { TERM($contract) }: { $name } pret pārējiem
    }
terminal-dues = pules: { LIST($names, "") }
terminal-everyone = visi

## Tabulas: virsraksti un kas tajās ir.

terminal-column-score = punkti
terminal-column-bid = solīts
terminal-column-tricks = stiķi
terminal-column-needs = vajag
terminal-column-points = acis
terminal-column-tokens = žetoni
terminal-column-won = iegūts
terminal-column-this-trick = stiķī
terminal-column-round = partija
terminal-needs-more = vēl { $tricks }
terminal-needs-none = pietiek
terminal-note-dealer = dala
terminal-note-alone = pret visiem
terminal-led = { $card } izgājiens
terminal-points-of =
    { $stash ->
        [yes] { $points } + noraktās
       *[no] { $points }
    }{ $goal ->
        [none] { "" }
       *[other] { " " }no { $goal }
    }
terminal-scores-of = { $round }. partijas punkti
terminal-void = Partija neskaitās: punkti ir tādi paši kā pirms tās.
terminal-void-round = neskaitās
terminal-result = { $game }: rezultāts
terminal-wins = uzvar

## Tavas kārtis un kas atļauts.

terminal-your-hand = tev rokā
terminal-your-stash = noraktās
terminal-no-card = nevienas kārts
terminal-you-may = tu vari
terminal-may-bid = solīt: { LIST($bids, "or") }
terminal-may-trump = nosaukt trumpi: { LIST($suits, "or") }
terminal-a-suit = { $suit } ({ SUIT($suit) })
terminal-may-choose = izvēlēties: { LIST($choices, "or") }
terminal-a-pass = { $letter } (garām)
terminal-a-contract = { $letter } ({ TERM($contract) })
terminal-may-stash =
    norakt { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    }, piemēram, { $example }
terminal-may-play = spēlēt: { $cards }
terminal-may-lay = { LIST($actions, "or") }
terminal-may-take = ņemt: { LIST($tokens, "or") }; { LIST($owners) }
terminal-an-owner = { $seat } ir { SEAT($seat) }

## Palīdzība un atskats.

terminal-help-may = Tu vari: { $actions }
terminal-in-all = … (pavisam { NUM($actions) })
terminal-commands = Pirmo vārdu var nerakstīt. Vēl var rakstīt: rules (visi noteikumi) · last (pēdējais stiķis) · scores (punkti pa partijām) · table (tas viss vēlreiz) · hint (padoms) · undo (atcelt pēdējo lēmumu) · Enter (vienīgais, ko drīksti) · quit (spēle tiek saglabāta).
terminal-hint =
    { $reason ->
        [none] Mēģini { $action }.
       *[other] Mēģini { $action }. { $reason }
    }
terminal-undone = Atcelts; izlem vēlreiz.
terminal-nothing-to-undo = Tu vēl neko neesi izlēmis.
terminal-no-trick-yet = Vēl neviens stiķis nav paņemts.
terminal-taken-by = ņem { $name }

## Spēle skatīta vēlreiz: `followsuit replay`.

terminal-option =
    { $value ->
        [yes] { $name }: jā
        [no] { $name }: nē
       *[other] { $name }: { $value }
    }
terminal-seats-option = Spēlētāji
terminal-as-seen = kā to redzēja { $seat }. vieta
terminal-seats = vietas: { LIST($seats, "") }
terminal-marks = Stiķī ar › atzīmēta izgājiena kārts, ar [ ] kārts, kas stiķi paņem.
terminal-record-ends = Pieraksts te beidzas, pirms spēle ir galā.
terminal-on-the-table = uz galda
terminal-passes =
    { WHO($seat) ->
        [you] Tu saki garām
       *[other] { SEAT($seat) } saka garām
    }
terminal-chooses =
    { WHO($seat) ->
        [you] Tu izvēlies
       *[other] { SEAT($seat) } izvēlas
    } { TERM($contract, "acc") }
terminal-so = tātad: { TERM($contract) }
terminal-stashes =
    { WHO($seat) ->
        [you] Tu noroc
       *[other] { SEAT($seat) } norok
    } { $cards }
terminal-stashes-some =
    { WHO($seat) ->
        [you] Tu noroc
       *[other] { SEAT($seat) } norok
    } { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    }
terminal-bids = solījumi  { $bids }
terminal-points =
    { $points ->
        [zero] { $points } acu
        [one] { $points } acs
       *[other] { $points } acis
    }
terminal-wins-token =
    { $source ->
        [none] iegūst { $token }
       *[other] iegūst { $token } ({ SEAT($source) })
    }
terminal-enter-goes-on = Enter rāda tālāk, q beidz.
terminal-more-games = Failā ir vēl spēles: nākamo rāda { $option }.

## Partneri, kāršu nodošana un teiktais.

terminal-maker =
    { $alone ->
        [yes] noteica { $name }, spēlē viens
       *[no] noteica { $name }
    }
terminal-side =
    { $side }{ $tricks ->
        [none] { $points ->
            [none] { $bid ->
                [none] { "" }
               *[other] : sola { $bid }
            }
            [zero] : { $points } acu
            [one] : { $points } acs
           *[other] : { $points } acis
        }
        [zero] : { $tricks } stiķu
        [one] : { $tricks } stiķis
       *[other] : { $tricks } stiķi
    }{ $says ->
        [none] { "" }
       *[other] { " " }({ $says })
    }
terminal-note-partner = partneris
terminal-you-gave = iedotās
terminal-you-got = saņemtās
terminal-may-pass =
    nodot { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    }: { $verb } { $example }
terminal-may-discard =
    nolikt { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    }: { $verb } { $example }
terminal-may-pick =
    izvēlēties { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    }: { $verb } { $example }
terminal-may-call = teikt: { LIST($calls, "or") }
terminal-a-call = { $said } ({ SUIT($suit) })
terminal-may-say = { $verb }: { LIST($said, "or") }
terminal-calls = teiktais  { $calls }
terminal-discards =
    { WHO($seat) ->
        [you] Tu noliec
       *[other] { SEAT($seat) } noliek
    } { $cards }
terminal-discards-some =
    { WHO($seat) ->
        [you] Tu noliec
       *[other] { SEAT($seat) } noliek
    } { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārti
       *[other] { $cards } kārtis
    }
terminal-points-melds = { $points } + { $melds }

### Uzzīmēts noteikumu lapā: kāda ir kāršu secība, un stiķa piemērs ar teikumu par katru kārti.

## Kāršu secība.

drawn-trump = Piemēram, ja trumpe ir { SUIT($suit) }:
drawn-order = { TERM($name) }:
drawn-worth =
    { $fewest ->
        [yes] Zem katras kārts rakstīts, cik soda punktu tā nes tam, kas to paņem.
       *[no] Zem katras kārts rakstīts, cik tā vērta tam, kas to paņem.
    }
drawn-row = { $title }: { SIGNS($cards, " ") }
drawn-row-title = { $title }:
drawn-card = { SIGN($card) }

## Stiķa piemērs. Spēlētājus sauc pēc viņu kārtas.

example-title = Piemērs
example-intro = Piemērs: tā var notikt stiķis.
example-trump = Šeit trumpe ir { SUIT($suit) }.
example-player = spēlētājs
example-card = kārts
example-why = kāpēc
example-said = { LIST($notes, " ") }
example-leads =
    { $suit ->
        [none] Iziet ar { SIGN($card) }.
       *[other] Iziet ar { SIGN($card) }: kam ir { SUIT($suit) }, tam ar to jāatbild.
    }
example-follows = Ar { SIGN($card) } atbild prasītajā mastā.
example-heads = Ar { SIGN($card) } atbild prasītajā mastā un augstāk: kas to var, tam tas jādara.
example-may-trump =
    { $bent ->
        [yes] { SIGN($card) } ir trumpe, lai kāds masts uz tās uzzīmēts. Šim spēlētājam prasītā masta nav, un trumpi likt drīkst.
       *[no] { SIGN($card) } ir trumpe: šim spēlētājam prasītā masta nav, un trumpi likt drīkst.
    }
example-must-trump =
    { $bent ->
        [yes] { SIGN($card) } ir trumpe, lai kāds masts uz tās uzzīmēts. Šim spēlētājam prasītā masta nav, un tad jāliek trumpe.
       *[no] { SIGN($card) } ir trumpe: šim spēlētājam prasītā masta nav, un tad jāliek trumpe.
    }
example-must-overtrump = { SIGN($card) } ir augstāka trumpe: arī šim spēlētājam prasītā masta nav, un jāpārspēj trumpe, kas jau ir stiķī.
example-throws =
    { $fewest ->
        [yes] { SIGN($card) } tiks tam, kas paņems stiķi: šim spēlētājam prasītā masta nav, un drīkst tikt vaļā no jebkuras kārts.
       *[no] { SIGN($card) } tiek nomesta: šim spēlētājam prasītā masta nav, un cita masta kārts neko nepaņem.
    }
example-anytime = { SIGN($card) } drīkst spēlēt vienmēr, lai kas būtu prasīts.
example-plays = Spēlē { SIGN($card) }.
example-tokens =
    { COUNT($tokens) ->
        [one] Ar žetonu { TOKENS($tokens) } tā skaitās { $number }.
       *[other] Ar žetoniem { TOKENS($tokens, ";") } tā skaitās { $number }.
    }
example-winner =
    { $points ->
        [none] Stiķi ņem { $place }. spēlētājs un iziet nākamajā.
        [one] Stiķi un tajā esošo { $points } punktu ņem { $place }. spēlētājs un iziet nākamajā.
       *[other] Stiķi un tajā esošos { $points } punktus ņem { $place }. spēlētājs un iziet nākamajā.
    }

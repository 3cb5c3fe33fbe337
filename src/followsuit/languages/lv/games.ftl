### Own words of games and bots. English has none of these here: they stand on the page of each game and bot.

## Games.

game-boerenbridge-title = Pasaki, cik stiķu paņemsi, un paņem tieši tik.
game-elemental-title = Soli stiķus; nulles izslīd, un bezgalību nevar pārspēt.
game-euchre-title = Padari mastu par trumpi un ar partneri, vai viens, paņem trīs no pieciem stiķiem.
game-hearts-title = Neņem ercenus un pīķa dāmu, vai arī paņem visus.
game-klaverjas-title = Nosauc trumpi un savāc vairāk nekā pusi punktu, roem ieskaitot.
game-miesjelen-title = Pa pieciem stiķiem, no 25 līdz tieši nullei.
game-ninja-whist-title = Izpildi solīto un tērē žetonus, lai sistu stiprāk.
game-oh-hell-title = Paņem tieši tik stiķu, cik soli, no desmit kārtīm lejup līdz vienai un atpakaļ.
game-spades-title = Soli kopā ar partneri; pīķis ir trumpe, un liekie stiķi maksā dārgi.
game-sueca-title = Ar partneri savāc vairāk nekā pusi no 120 acīm; septītnieks skaitās desmit.
game-whist-title = Divi pret diviem, trīspadsmit stiķi, un skaitās tikai tie virs sešiem.
game-zole-title = Viens pret diviem, par vairāk nekā pusi acu.

# Where each comes from, in the genitive.
game-boerenbridge-origin = Nīderlandes
game-euchre-origin = ASV un Kanādas
game-hearts-origin = ASV
game-klaverjas-origin = Nīderlandes
game-miesjelen-origin = Dienvidlimburgas Nīderlandē
game-ninja-whist-origin = norvēģu vista saimes
game-oh-hell-origin = Anglijas un ASV
game-spades-origin = ASV
game-sueca-origin = Portugāles
game-whist-origin = Anglijas
game-zole-origin = Latvijas

# Their cards, in the genitive.
deck-the-french-deck = franču kavas
deck-the-elemental-deck = Elemental kavas
deck-the-ninja-whist-deck = Ninja Whist kavas

## Options of games, and what their values mean.

option-boerenbridge-schedule = Partijas
    .says = Cik partiju un ar kādām kārtīm.
option-miesjelen-round-limit = Partiju skaits
    .says = Pēc tik partijām uzvar tas, kurš ir vistuvāk nullei; vienādi dala uzvaru. Arī neskaitītās partijas ieskaita. Bez ierobežojuma spēle var būt ļoti gara.
option-ninja-whist-bid-cap = Augstākais solījums
    .says = Kā uz drukātajām zīmēm; 0 atceļ ierobežojumu.
option-ninja-whist-double-max = Garākā partija divreiz
    .says = Partiju ar visvairāk kārtīm spēlē divreiz.
option-oh-hell-schedule = Partiju gaita
    .says = Kā kāršu skaits rokā no partijas uz partiju aug un sarūk.
option-oh-hell-longest = Garākā partija
    .says = Cik kāršu rokā ir garākajā partijā; mazāk, ja kavā tik daudz nav.
option-oh-hell-no-trump = Garākā partija bez trumpes
    .says = Partijas, kurās rokā ir visvairāk kāršu, spēlē bez trumpes.
option-oh-hell-hook = Dalītājs saistīts
    .says = Dalītājs nedrīkst solīt tā, ka solījumi kopā ir tieši stiķu skaits.
option-oh-hell-scoring = Punkti
    .says = Ko dod solījumi un stiķi.
option-oh-hell-zero = Izpildīta nulle
    .says = Ko dod izpildīts solījums 0.
option-zole-rounds = Partijas
    .says = Cik partiju spēlē; ar 0 galds beidz, kad grib.
option-zole-small-zole = Mazā zole
    .says = Vai drīkst izvēlēties Mazo zoli.
option-zole-dues = Pules
    .says = Ja visi saka garām, neko nespēlē, bet raksta puli, ko savāc nākamais uzvarētais Lielais.
option-whist-target = Punkti uzvarai
    .says = 5 īsajā vistā, 7 amerikāņu vistā, 9 vai 10 garajā vistā.
option-spades-target = Punkti uzvarai
    .says = Cik punktu vajag, lai uzvarētu.
option-spades-floor = Apakšējā robeža
    .says = Puse, kas nokrīt tik zemu, ir zaudējusi; bez robežas tā nenotiek.
option-spades-nil = Nulle
    .says = Vai solījums 0 ir nulle, kas pati par sevi dod vai atņem 100.
option-spades-blind-nil = Aklā nulle
    .says = Vai puse, kas atpaliek par 100 punktiem, drīkst solīt nulli, neskatoties kārtīs, par 200.
option-spades-bags = Liekie stiķi
    .says = Vai katri desmit liekie stiķi maksā 100 punktus.
option-hearts-target = Punkti līdz beigām
    .says = Pie cik punktiem spēle beidzas.
option-hearts-black-lady = Melnā dāma
    .says = Vai pīķa dāma skaitās 13.
option-hearts-jack = Kārava kalps
    .says = Vai kārava kalps atņem 10 punktus.
option-hearts-passing = Nodošana
    .says = Vai pirms izspēles nodod trīs kārtis.
option-hearts-moon = Visas soda kārtis
    .says = Vai tas, kas paņem visas soda kārtis, punktus atdod pārējiem.
option-hearts-queen-breaks = Dāma atver ercenus
    .says = Vai ercenus atver arī pīķa dāma.
option-hearts-early-points = Soda kārtis uzreiz
    .says = Vai soda kārtis drīkst likt pirmajā stiķī.
option-sueca-target = Uzvaras
    .says = Cik uzvaru vajag, lai uzvarētu mačā.
option-euchre-target = Punkti uzvarai
    .says = 10, pie dažiem galdiem 5, 7 vai 11.
option-euchre-stick-the-dealer = Dalītājam jānosauc
    .says = Dalītājam jānosauc trumpe, ja visi pārējie teikuši garām.
option-euchre-alone = Spēlēt vienam
    .says = Vai drīkst spēlēt bez partnera, par četriem punktiem.
option-euchre-discard-turned = Atklātās kārts nolikšana
    .says = Vai dalītājs drīkst atkal nolikt atklāto kārti.
option-klaverjas-rounds = Partijas
    .says = Cik partiju spēlē.
option-klaverjas-duties = Trumpes pienākums
    .says = Kas jāliek tam, kas nevar atbildēt ar prasīto mastu.
option-klaverjas-may-pass = Garām
    .says = Vai trumpes nosaukšanu drīkst atstāt nākamajam.
value-klaverjas-duties-rotterdam = kas nevar atbildēt, tam jāliek trumpe: augstāka, ja var, citādi zemāka
value-klaverjas-duties-amsterdam = partnera stiķī trumpe nav jāliek, un zemāku trumpi liek tikai tad, ja nav nekā cita
value-boerenbridge-schedule-five = pa 3 4 5 4 3 kārtīm, izdalītas visas
value-boerenbridge-schedule-seven = pa 3 4 5 6 5 4 3 kārtīm, izdalītas visas
value-boerenbridge-schedule-fifteen = no 1 līdz 8 kārtīm un atpakaļ līdz 1, no visām 52
value-oh-hell-schedule-down-up = no garākās partijas lejup līdz vienai kārtij un atkal augšup
value-oh-hell-schedule-up-down = no vienas kārts augšup līdz garākajai partijai un atkal lejup
value-oh-hell-schedule-down = no garākās partijas lejup līdz vienai kārtij
value-oh-hell-schedule-up = no vienas kārts augšup līdz garākajai partijai
value-oh-hell-scoring-exact = izpildīts solījums dod 10 un punktu par stiķi, neizpildīts neko
value-oh-hell-scoring-tricks = katrs stiķis dod punktu, izpildīts solījums vēl 10
value-oh-hell-scoring-penalty = izpildīts solījums dod 10 un punktu par stiķi, neizpildīts −1 par katru stiķi, kas ir par daudz vai par maz
value-oh-hell-zero-ten = 10, kā par jebkuru solījumu
value-oh-hell-zero-five = 5, jo tas ir vieglāk

## Contracts.

term-big =
    { $case ->
        [acc] Lielo
       *[other] Lielais
    }
term-zole =
    { $case ->
        [acc] Zoli
       *[other] Zole
    }
term-small-zole =
    { $case ->
        [acc] Mazo zoli
       *[other] Mazā zole
    }
term-the-table =
    { $case ->
        [acc] Galdiņu
       *[other] Galdiņš
    }
term-passed-out = Visi garām

aim-big = Lielais spēlētājs uzvar, ja savāc vismaz 61 no 120 acīm.
aim-zole = Lielais spēlētājs uzvar, ja savāc vismaz 61 no 120 acīm.
aim-small-zole = Lielais spēlētājs uzvar, ja nepaņem nevienu stiķi.
aim-the-table = Katrs spēlē par sevi un vairās no stiķiem.
aim-passed-out = Pieraksta puli.

## Bots.

bot-random = nejaušs
    .says = Dara jebko, kas atļauts.
bot-greedy = vienkāršs
    .says = Turas pie īkšķa likumiem: ņem lēti, kamēr vajag stiķus, citādi atdod augstas kārtis.
bot-beginner = iesācējs
    .says = Iztēlojas dažus apslēpto kāršu dalījumus un katru izspēlē pēc īkšķa likumiem.
bot-instant = žigls
    .says = Vadās pēc tā, ko iemācījies, spēlējot pats ar sevi, un uz priekšu nedomā.
bot-casual = pieredzējis
    .says = Ir iemācījies spēli, spēlējot pats ar sevi, un mazliet domā uz priekšu.
bot-strong = spēcīgs
    .says = Ir iemācījies spēli, spēlējot pats ar sevi, un domā uz priekšu dalījumos, kas atbilst citu darītajam.
bot-master = meistars
    .says = Spēlē kā “spēcīgs” un domā desmit reižu ilgāk.
bot-boeren-greedy = boeren-greedy
    .says = Min pēc savu kāršu vidējās vērtības un vienmēr liek augstāko.
bot-greedy-kripke = greedy-kripke
    .says = Vadās pēc tā, ko zina par citu kārtīm, un vienmēr grib stiķi.
bot-full-kripke = full-kripke
    .says = Vadās pēc tā, ko zina par citu kārtīm, un tīšām zaudē, kad minētais ir sasniegts.
bot-knower = knower
    .says = Iztēlojas dalījumus, kurus uzskata par iespējamiem, un katrā spēlē tālāk pēc tā, ko tur visi var zināt.
bot-knower-counting = knower-counting
    .says = Spēlē kā knower, bet zina tikai to, kuras kārtis ir nospēlētas, nevis to, kam kādas masts trūkst.
bot-knower-first = knower-first
    .says = Spēlē kā knower, bet pārējos uzskata par spēlētājiem, kas tikai skaita kārtis.

/** The rules of the games and the reasons of hints in Latvian. */
import { faceOf, signOf } from '../cards/packs';
import { cardAsObjectLv, cardLv, suitLv, tokenLv } from './cards-lv';
import { cardNamed, countOf, signNamed, signsNamed } from './english';
import { listed, plural } from './numbers';
import type { Form, Phrases } from './phrasebook';

/** A thing in the form that goes with its count. */
const counted =
  (zero: string, one: string, other: string): Form =>
  (value) => {
    const count = countOf(value);
    return count === null ? null : plural('lv', count, { zero, one, other });
  };
const card: Form = (value) => {
  const named = cardNamed(value);
  return named && cardLv(...named);
};
const cardObject: Form = (value) => {
  const named = cardNamed(value);
  return named && cardAsObjectLv(...named);
};
const suit: Form = (value) => {
  const sign = signNamed(value);
  return sign && suitLv(sign);
};
const suits: Form = (value) => signsNamed(value)?.map(suitLv).join(', ') ?? null;
const played: Form = (value, { pack }) => cardLv(value, pack);
const stashed: Form = (value, { pack }) =>
  listed(
    'lv',
    value.split(' ').map((code) => cardAsObjectLv(code, pack)),
  );
const trump: Form = (value, { pack }) => {
  const sign = signOf(value, pack);
  return sign && suitLv(sign);
};
const token: Form = (value, { pack }) => {
  if (value === '-') return 'tukšo žetonu';
  return [...value].every((icon) => faceOf(icon, pack).sign) ? `žetonu ${tokenLv(value, pack)}` : null;
};
const seat: Form = (value, { names, you }) => (Number(value) === you ? 'savu' : (names[Number(value)] ?? null));

const HEADINGS = {
  Cards: 'Kārtis',
  Deal: 'Dalīšana',
  Trump: 'Trumpe',
  Choosing: 'Izvēle',
  Bidding: 'Solīšana',
  Play: 'Izspēle',
  'Taking a trick': 'Kas ņem stiķi',
  Tokens: 'Žetoni',
  Scoring: 'Punkti',
  Ending: 'Beigas',
  Options: 'Varianti',
};

const OPENING = {
  'Say how many tricks you will take, then take exactly that many.': 'Pasaki, cik stiķu paņemsi, un paņem tieši tik.',
  'Bid your tricks; zeros slip away and infinities cannot be beaten.':
    'Soli stiķus; nulles izslīd, un bezgalību nevar pārspēt.',
  'Five tricks at a time, from 25 down to exactly zero.': 'Pa pieciem stiķiem, no 25 līdz tieši nullei.',
  'Meet your bid, and spend bonus tokens to strike harder.': 'Izpildi solīto un tērē žetonus, lai sistu stiprāk.',
  'One against two, for more than half of the points.': 'Viens pret diviem, par vairāk nekā pusi acu.',
  'From the Netherlands.': 'No Nīderlandes.',
  'From South Limburg, the Netherlands.': 'No Dienvidlimburgas Nīderlandē.',
  'From the family of Norwegian Whist.': 'No norvēģu vista saimes.',
  'From Latvia.': 'No Latvijas.',
  'For {seats} players.': 'Spēlētāju skaits: {seats}.',
  'Told here for: {settings}.': 'Šeit aprakstītais variants: {settings:phrases}.',
  'seats {n}': '{n:players}',
  'schedule five': '5 partijas',
  'schedule seven': '7 partijas',
  'schedule fifteen': '15 partiju',
  'round_limit none': 'bez partiju ierobežojuma',
  'round_limit 1': 'ne vairāk kā 1 partija',
  'round_limit {n}': 'ne vairāk kā {n:rounds}',
  'bid_cap 0': 'solījums bez ierobežojuma',
  'bid_cap {n}': 'augstākais solījums {n}',
  'double_max true': 'garākā partija divreiz',
  'double_max false': 'garākā partija vienreiz',
  'rounds 0': 'līdz galds nolemj beigt',
  'rounds 1': '1 partija',
  'rounds {n}': '{n:rounds}',
  'small_zole true': 'ar Mazo zoli',
  'small_zole false': 'bez Mazās zoles',
  'dues true': 'ar pulēm',
  'dues false': 'bez pulēm',
};

const CARDS = {
  '{n} cards: {ranks} in {suits}.': '{n:cards}: {ranks} katrā mastā ({suits:suits}).',
  '{n} cards: {ranks} in {suits}; {others}.': '{n:cards}: {ranks} katrā mastā ({suits:suits}); {others:phrases}.',
  '{card} ({code}) × {copies}': '{card:card} ({code}) × {copies}',
  'In a suit the cards rank from high to low: {ranks}.': 'Kāršu secība mastā no augstākās līdz zemākajai: {ranks}.',
  'Each counts a number: {numbers}, the others what is printed on them.':
    'Katrai kārtij ir skaitlis: {numbers:worth}, pārējām tas, kas uz tām uzdrukāts.',
  'Only the highest ranks of the French deck are in play, as many ranks as there are cards in a hand: {low}, {middle} and {high} in a round of three.':
    'Spēlē tikai ar franču kavas augstākajām kārtīm; katrā mastā to ir tik, cik kāršu katram ir rokā: {low}, {middle} un {high} partijā ar trim kārtīm.',
  '{n} cards are always trumps, from high to low: {cards}.':
    'Šīs {n} kārtis vienmēr ir trumpes, no augstākās līdz zemākajai: {cards}.',
  'They are one suit of their own and do not belong to the suit printed on them.':
    'Tās ir atsevišķs masts un nepieder mastam, kas uz tām uzdrukāts.',
  'A {card} ({code}) belongs to no suit and may be played at any time.':
    '{card:card} ({code}) nepieder nevienam mastam, un to drīkst spēlēt jebkurā brīdī.',
  'An {card} ({code}) belongs to no suit and may be played at any time.':
    '{card:card} ({code}) nepieder nevienam mastam, un to drīkst spēlēt jebkurā brīdī.',
  'When it opens a trick the next card decides what is led.': 'Ja ar to iziet, prasīto mastu nosaka nākamā kārts.',
  'It beats no card: the leader takes a trick of nothing else.':
    'Tā nepārspēj nevienu kārti: ja stiķī nav nekā cita, to ņem tas, kas izgāja.',
  'The first one in a trick wins it, trumps or not.': 'Pirmā no tām stiķī to paņem, vienalga, vai tajā ir trumpes.',
  'When it is the card that would decide what is led, no suit is led and everyone may play what they like for the rest of that trick.':
    'Ja prasītais masts būtu jānosaka tieši tai, prasītā masta nav un līdz šī stiķa beigām visi drīkst spēlēt, ko grib.',
  'The {card} ({code}) counts {n} and is a trump while there is one: it follows trump, and trump must be followed to it.':
    '{card:card} ({code}) skaitās {n} un ir trumpe, ja vien partijā trumpe ir: ar to atbild uz trumpi, un uz to jāatbild ar trumpi.',
  'In a round without trump it is a suit of its own: led, it wins the trick and everyone may play what they like; otherwise it may be played only by a hand that cannot follow, and it loses.':
    'Partijā bez trumpes tas ir atsevišķs masts: ja ar to iziet, tas paņem stiķi un visi drīkst spēlēt, ko grib; citādi to drīkst spēlēt tikai tas, kas nevar atbildēt ar prasīto mastu, un stiķi tas nepaņem.',
};

const DEAL = {
  'The first dealer is drawn at random; the deal moves one seat clockwise every round.':
    'Pirmo dalītāju izlozē; ar katru partiju dalīšana pāriet par vienu vietu tālāk pulksteņrādītāja virzienā.',
  'The dealer sits the round out: no cards, but a score like that of one more opponent.':
    'Dalītājs šajā partijā nespēlē: kāršu viņam nav, bet punktus viņš saņem kā vēl viens pretinieks.',
  'There are {n} rounds, with hands of {sizes} and {last} cards.':
    'Spēlē {n:roundsObject}; kāršu skaits rokā ir {sizes} un {last}.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top} cards.':
    'Spēlē {n:roundsObject}; kāršu skaits rokā ir {sizes} un tā tālāk līdz {top}.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top}, then down again to {last} card.':
    'Spēlē {n:roundsObject}; kāršu skaits rokā ir {sizes} un tā tālāk līdz {top}, tad atkal lejup līdz {last:figure}.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top}, twice, then down again to {last} card.':
    'Spēlē {n:roundsObject}; kāršu skaits rokā ir {sizes} un tā tālāk līdz {top} divas reizes pēc kārtas, tad atkal lejup līdz {last:figure}.',
  'Each player is dealt {n} cards.': 'Katram izdala {n:cardsObject}.',
  'Each player is dealt {n} cards, {first} and then {next} at a time.':
    'Katram izdala {n:cardsObject}, vispirms pa {first}, tad pa {next}.',
  '{n} cards lie face down on the table.': 'Uz galda aizklātas paliek {n:cards}.',
  "The dealer's own third card is dealt face up.": 'Paša dalītāja trešo kārti izdala atklātu.',
  "It stays in the dealer's hand, and everyone may keep it in mind.":
    'Tā paliek dalītājam rokā, un visi drīkst to paturēt prātā.',
  'The next card of the pack is turned up for all to see and is out of play for that round.':
    'Nākamo kavas kārti atklāj visiem redzamu, un šajā partijā tā ir ārpus spēles.',
  'In the rounds with the longest hand no card is turned.':
    'Partijās, kurās rokā ir visvairāk kāršu, nevienu kārti neatklāj.',
  'Every round a card from a separate pack decides the trump suit: each suit is as likely as another.':
    'Katrā partijā trumpes mastu nosaka kārts no atsevišķas kavas: visi masti ir vienlīdz iespējami.',
  'The suit of the turned card is trump.': 'Trumpe ir atklātās kārts masts.',
  'If it is the {card} ({code}), the round has no trump.':
    'Ja atklāj {card:cardObject} ({code}), partija ir bez trumpes.',
  'If it is the {card} ({code}), the dealer, having seen its own hand, names a trump at once; naming none is not allowed.':
    'Ja atklāj {card:cardObject} ({code}), dalītājs, apskatījis savas kārtis, uzreiz nosauc trumpi; atstāt partiju bez trumpes nedrīkst.',
  'With no card turned, a round has no trump.': 'Ja kārti neatklāj, partija ir bez trumpes.',
};

const BIDDING = {
  'Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand.':
    'Sākot ar nākamo aiz dalītāja un tālāk pulksteņrādītāja virzienā, katrs vienreiz sola, cik stiķu paņems: no 0 līdz kāršu skaitam rokā.',
  'Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand, and at most {cap}.':
    'Sākot ar nākamo aiz dalītāja un tālāk pulksteņrādītāja virzienā, katrs vienreiz sola, cik stiķu paņems: no 0 līdz kāršu skaitam rokā, bet ne vairāk kā {cap}.',
  'The dealer bids last and may not choose the number that would make all bids add up to the number of tricks in the round, so somebody always fails.':
    'Dalītājs sola pēdējais un nedrīkst izvēlēties skaitli, ar kuru visi solījumi kopā būtu tieši tik, cik partijā ir stiķu, tāpēc kādam vienmēr neizdodas.',
};

const PLAY = {
  'The seat after the dealer leads to the first trick: it plays any card, and each of the others in turn, clockwise, plays one to it.':
    'Pirmajā stiķī iziet nākamais aiz dalītāja: viņš spēlē jebkuru kārti, un pārējie cits pēc cita pulksteņrādītāja virzienā pieliek pa vienai.',
  'The dealer leads to the first trick: it plays any card, and each of the others in turn, clockwise, plays one to it.':
    'Pirmajā stiķī iziet dalītājs: viņš spēlē jebkuru kārti, un pārējie cits pēc cita pulksteņrādītāja virzienā pieliek pa vienai.',
  'These cards are a trick, and the first of them shows what suit is led.':
    'Šīs kārtis ir stiķis, un pirmā no tām rāda, kurš masts ir prasīts.',
  'Everyone must follow with a card of the suit led if they hold one.':
    'Visiem jāatbild ar prasītā masta kārti, ja tāda ir.',
  'Whoever cannot follow must play a trump if they hold one; it need not beat the trumps played before.':
    'Kas nevar atbildēt ar prasīto mastu, tam jāliek trumpe, ja tāda ir; tai nav jāpārspēj agrāk liktās trumpes.',
  'Otherwise any card may be played.': 'Citādi drīkst spēlēt jebkuru kārti.',
  'The highest trump takes the trick; if there is none, the highest card of the suit led.':
    'Stiķi ņem augstākā trumpe; ja trumpes nav, prasītā masta augstākā kārts.',
  'Whoever takes a trick leads the next one.': 'Kas paņem stiķi, tas iziet nākamajā.',
  'The special cards described above come before this.': 'Iepriekš aprakstītās īpašās kārtis ir izņēmums.',
  'An ace counts {n} instead while the king of its suit lies in the same trick, whichever of the two was played first.':
    'Dūzis skaitās {n}, ja tajā pašā stiķī ir tā paša masta kungs, lai kurš no abiem spēlēts pirmais.',
  'The ace of trump counts {n} instead while the {card} lies in the same trick, whichever of the two was played first.':
    'Trumpes dūzis skaitās {n}, ja tajā pašā stiķī ir {card:card}, lai kurš no abiem spēlēts pirmais.',
};

const TOKENS = {
  'There are {n} bonus tokens, each with up to three suit icons (`a` Sword, `b` Staff, `c` Knives and `d` Stars); a token is written as its icons (`aab`), the blank one as `-`.':
    'Pavisam ir {n:bonusTokens}, uz katra ne vairāk kā trīs mastu zīmes (zobens, nūja, naži un zvaigznes); viens ir tukšs.',
  'Whoever takes a trick draws a token from the stock and puts it face up in its own play area.':
    'Kas paņem stiķi, tas velk žetonu no krājuma un atklātu noliek savā spēles laukā.',
  'If the stock is empty it takes one of its own choice from the score area of a player who has the most tokens there: from another player if several have the most, and from its own only if it alone has the most.':
    'Ja krājums ir tukšs, viņš pēc savas izvēles ņem žetonu no tāda spēlētāja punktu lauka, kuram tur žetonu ir visvairāk: no cita spēlētāja, ja visvairāk ir vairākiem, un no sava lauka tikai tad, ja visvairāk ir viņam vienam.',
  "With a card of a suit a player may lay tokens of its own score area that bear an icon of that suit: each such icon adds 1 to the card's number for this trick.":
    'Pie kārts, kurai ir masts, spēlētājs drīkst pielikt žetonus no sava punktu lauka, uz kuriem ir šī masta zīme: katra tāda zīme šajā stiķī pieskaita kārts skaitlim 1.',
  "That never changes the card's suit; between equal numbers the card played earlier wins.":
    'Kārts masts no tā nekad nemainās; ja skaitļi ir vienādi, ņem agrāk spēlētā kārts.',
  'Laid tokens are shuffled back into the stock when the trick ends, before its winner draws.':
    'Stiķa beigās pieliktos žetonus iejauc atpakaļ krājumā, pirms stiķa ņēmējs velk.',
};

const CHOOSING = {
  'The seat after the dealer chooses first: a contract to play alone against all others, or a pass.':
    'Pirmais izvēlas nākamais aiz dalītāja (pirmā roka): spēles veidu, ko spēlēs viens pret visiem pārējiem, vai garām.',
  'The turn goes clockwise until somebody chooses a contract; that ends the choosing.':
    'Kārta iet pulksteņrādītāja virzienā, līdz kāds izvēlas spēles veidu; ar to izvēle beidzas.',
  'If everybody passes, see {contract} below.': 'Ja visi saka garām, skaties tālāk: {contract:phrases}.',
  'Whoever plays alone, the seat after the dealer leads first.':
    'Lai kurš spēlētu viens, pirmais iziet nākamais aiz dalītāja.',
  'Card points: {worth}, the others nothing; {sum} in all.': 'Acis: {worth:worth}, pārējām nav; pavisam {sum}.',
  Big: 'Lielais',
  Zole: 'Zole',
  'Small zole': 'Mazā zole',
  'The Table': 'Galdiņš',
  'Passed out': 'Visi garām',
  '**{contract}**.': '**{contract:phrases}**.',
  'The solo player wins with at least {goal} of the {all} card points.':
    'Lielais spēlētājs uzvar, ja savāc vismaz {goal} no {all} acīm.',
  'The table cards: the solo player picks them up and puts away {n} cards of the hand face down, which count for the solo side at the end.':
    'Galda kārtis: lielais spēlētājs tās paņem un aizklāti norok {n:cardsObject} no rokas, kas beigās skaitās viņam.',
  'The table cards: their points go to the opponents.': 'Galda kārtis: to acis skaitās pretiniekiem.',
  'The table cards: they count for nobody.': 'Galda kārtis: tās neskaitās nevienam.',
  'the solo side takes': 'lielajam ir',
  'each opponent': 'katram pretiniekam',
  'the solo player': 'lielajam',
  'every trick': 'visi stiķi',
  '{n} points or more': '{n:eyes} vai vairāk',
  '{range} points': '{range} acis',
  '{n} points or fewer': '{n:eyes} vai mazāk',
  'no trick at all': 'neviena stiķa',
  'The solo player wins by taking no trick.': 'Lielais spēlētājs uzvar, ja nepaņem nevienu stiķi.',
  'The round ends at once when the solo player takes a trick.':
    'Partija uzreiz beidzas, ja lielais spēlētājs paņem stiķi.',
  'Won, each opponent scores {each} and the solo player {solo}; lost, each opponent scores {gets} and the solo player {loses}.':
    'Ja uzvar, katrs pretinieks saņem {each} un lielais spēlētājs {solo}; ja zaudē, katrs pretinieks saņem {gets} un lielais spēlētājs {loses}.',
  'Everyone plays alone and avoids tricks.': 'Katrs spēlē par sevi un vairās no stiķiem.',
  'Whoever takes the most tricks loses; between equals the one with more card points, and if these are equal too, the one of them who took the last trick (or, if none of them did, the nearest after the dealer).':
    'Zaudē tas, kas paņem visvairāk stiķu; ja stiķu ir vienādi, tas, kam vairāk acu, un, ja arī acu ir vienādi, tas no viņiem, kas paņēma pēdējo stiķi (vai, ja to nepaņēma neviens no viņiem, tuvākais aiz dalītāja).',
  'The loser pays {n} to everyone else.': 'Zaudētājs katram no pārējiem maksā {n}.',
  'A due is written.': 'Pieraksta puli.',
  'No card is played and nobody scores.': 'Kārtis nespēlē, un punktus nesaņem neviens.',
  'Dues: when everybody passes, one due is written for all; a lost Big writes a private due for its player.':
    'Pules: ja visi saka garām, pieraksta vienu kopēju puli; par zaudētu Lielo tā spēlētājam pieraksta personīgo puli.',
  'The next won Big takes off one due, those of all first and then the oldest private one.':
    'Nākamais uzvarētais Lielais noņem vienu puli: vispirms kopējās, tad vecāko personīgo.',
  "A due of all brings {each} more from each opponent; another player's private due brings {owner} from its owner; one's own is only struck off.":
    'Par kopējo puli katrs pretinieks maksā vēl {each}; par cita spēlētāja personīgo puli tās īpašnieks maksā {owner}; savu puli tikai nosvītro.',
};

const SCORING = {
  'Everyone starts with {n} points.': 'Visi sāk ar {n:withPoints}.',
  'Each trick taken scores {points}.': 'Katrs paņemtais stiķis dod {points}.',
  'Whoever takes no trick in the round scores {points}.': 'Kas partijā nepaņem nevienu stiķi, saņem {points}.',
  'When {suit} are trump, all of this counts double.': 'Ja trumpe ir {suit:suit}, tas viss skaitās dubulti.',
  'Whoever takes exactly as many tricks as it bid scores {points}.':
    'Kas paņem tieši tik stiķu, cik solījis, saņem {points}.',
  'Whoever takes exactly as many tricks as it bid scores {points}, and {more} for each of these tricks.':
    'Kas paņem tieši tik stiķu, cik solījis, saņem {points} un vēl {more} par katru no šiem stiķiem.',
  'A met bid of 0 scores {points} more in rounds of {n} or more cards.':
    'Izpildīts solījums 0 dod vēl {points} partijās, kurās rokā ir {n} vai vairāk kāršu.',
  'Whoever misses its bid scores {points} for each trick too many or too few.':
    'Kas solīto neizpilda, saņem {points} par katru stiķi, kas ir par daudz vai par maz.',
  "After the round each player's play area moves to its score area, where every icon is worth a point for as long as it lies there: tokens laid with cards or taken by others stop counting.":
    'Pēc partijas katra spēlētāja žetonus no spēles lauka pārliek viņa punktu laukā, kur katra zīme dod punktu, kamēr tā tur ir: pie kārtīm pieliktie un citu paņemtie žetoni vairs neskaitās.',
  'Each contract pays as listed with it.': 'Katrs spēles veids dod tik, cik pie tā rakstīts.',
  'The scores of a round always add up to zero.': 'Vienas partijas punkti kopā vienmēr ir nulle.',
};

const ENDING = {
  'After one round, whoever has the most points wins; equals share the win.':
    'Pēc vienas partijas uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, uzvaru dala.',
  'After {n} rounds, whoever has the most points wins; equals share the win.':
    'Pēc {n:afterRounds} uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, uzvaru dala.',
  'When the table decides to stop, whoever has the most points wins; equals share the win.':
    'Kad galds nolemj beigt, uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, uzvaru dala.',
  'Whoever stands at exactly 0 when a round has been scored wins the game.':
    'Spēlē uzvar tas, kam pēc partijas punktu saskaitīšanas ir tieši 0.',
  'A score may go below 0; it then needs penalties to come back up.':
    'Punktu skaits var noslīdēt arī zem 0; tad vajadzīgi soda punkti, lai tiktu atpakaļ augšā.',
  'If two or more reach it in the same round, that round is void: the scores go back to what they were, the deal moves on, and a new round is played.':
    'Ja to vienā partijā sasniedz divi vai vairāki, šī partija neskaitās: punkti atkal ir tādi, kādi bija, dalīšana pāriet tālāk, un spēlē jaunu partiju.',
  'If nobody has won after one round, whoever is nearest to 0, above or below, wins; equals share the win.':
    'Ja pēc vienas partijas neviens nav uzvarējis, uzvar tas, kurš ir vistuvāk 0, virs vai zem tās; ja vienādi tuvu ir vairāki, uzvaru dala.',
  'If nobody has won after {n} rounds, whoever is nearest to 0, above or below, wins; equals share the win.':
    'Ja pēc {n:afterRounds} neviens nav uzvarējis, uzvar tas, kurš ir vistuvāk 0, virs vai zem tās; ja vienādi tuvu ir vairāki, uzvaru dala.',
};

const OPTIONS = {
  option: 'variants',
  values: 'vērtības',
  usual: 'parasti',
  'what it does': 'nozīme',
  'five, seven, fifteen': '`five`, `seven`, `fifteen`',
  five: '`five`',
  true: '`true`',
  false: '`false`',
  none: '`none`',
  'true or false': '`true` vai `false`',
  'a whole number from {least} to {most}': 'vesels skaitlis no {least} līdz {most}',
  'a whole number from {least} to {most}, or none': 'vesels skaitlis no {least} līdz {most}, vai `none`',
  'How many play.': 'Cik spēlētāju piedalās.',
  'How many rounds are played, and with which cards.': 'Cik partiju spēlē un ar kādām kārtīm.',
  '`five`: hands of {sizes}, every card dealt ({seats} seats);':
    '`five`: pa {sizes} kārtīm, izdala visas kārtis ({seats} vietas);',
  '`seven`: hands of {sizes}, every card dealt ({seats} seats);':
    '`seven`: pa {sizes} kārtīm, izdala visas kārtis ({seats} vietas);',
  '`fifteen`: hands of {low} to {high} and back to {last} from all {n} cards ({seats} seats).':
    '`fifteen`: no {low} līdz {high} kārtīm un atpakaļ līdz {last}, no visām {n} kārtīm ({seats} vietas).',
  'Stop after this many rounds (void ones count): the score nearest to 0 then wins, and equals share.':
    'Beigt pēc tik partijām (arī neskaitītās ieskaita): tad uzvar tas, kurš ir vistuvāk 0, un vienādi dala uzvaru.',
  'Without a limit a game may go on for a very long time.': 'Bez ierobežojuma spēle var būt ļoti gara.',
  'The highest bid, as on the printed bid markers; 0 lifts the limit.':
    'Augstākais solījums, kā uz drukātajām solījumu zīmēm; 0 atceļ ierobežojumu.',
  'Play the round with the longest hand twice.': 'Partiju ar visvairāk kārtīm spēlē divreiz.',
  'Offered with {seats} seats.': 'Var izvēlēties, ja ir {seats} vietas.',
  'How many rounds are played; with 0 the table stops when it likes.':
    'Cik partiju spēlē; ar 0 galds beidz, kad grib.',
  'Whether Small zole may be chosen.': 'Vai drīkst izvēlēties Mazo zoli.',
  'Three passes play nothing but write a due (pule), which the next won Big collects.':
    'Ja visi trīs saka garām, neko nespēlē, bet pieraksta puli, ko savāc nākamais uzvarētais Lielais.',
};

const HINTS = {
  'There is nothing else to do.': 'Neko citu darīt nevar.',
  'A rule of thumb.': 'Tāds ir īkšķa likums.',
  'Any card is as good as another to me.': 'Man visas kārtis ir vienlīdz labas.',
  'Best on average over {n} imagined deals, hardly ahead of {second}.':
    'Vidēji labākā izvēle {n:inDeals}, bet tikai mazliet labāka nekā {second:phrases}.',
  'Best on average over {n} imagined deals, clearly ahead of {second}.':
    'Vidēji labākā izvēle {n:inDeals}, skaidri labāka nekā {second:phrases}.',
  'In each of {n} imagined deals as good as {second}.':
    'Izvēle ir {n:inDeals} tikpat laba kā {second:phrases}.',
  'play {card}': '{card:played}',
  'bid {n}': 'solījums {n}',
  'trump {suit}': 'trumpe {suit:trump}',
  'choose B': 'Lielais',
  'choose Z': 'Zole',
  'choose S': 'Mazā zole',
  'choose P': 'garām',
  'stash {cards}': 'norakt {cards:stashed}',
  'add {token}': 'likt {token:token}',
  done: 'vairs nelikt žetonus',
  'take {seat} {token}': 'ņemt {token:token} ({seat:seat})',
};

export const phrasesLv: Phrases = {
  language: 'lv',
  sentences: {
    ...HEADINGS,
    ...OPENING,
    ...CARDS,
    ...DEAL,
    ...BIDDING,
    ...PLAY,
    ...TOKENS,
    ...CHOOSING,
    ...SCORING,
    ...ENDING,
    ...OPTIONS,
    ...HINTS,
  },
  forms: {
    card,
    cardObject,
    suit,
    suits,
    played,
    stashed,
    trump,
    token,
    seat,
    cards: counted('# kāršu', '# kārts', '# kārtis'),
    cardsObject: counted('# kāršu', '# kārti', '# kārtis'),
    players: counted('# spēlētāju', '# spēlētājs', '# spēlētāji'),
    rounds: counted('# partiju', '# partija', '# partijas'),
    roundsObject: counted('# partiju', '# partiju', '# partijas'),
    afterRounds: counted('# partijām', '# partijas', '# partijām'),
    withPoints: counted('# punktiem', '# punktu', '# punktiem'),
    bonusTokens: counted('# bonusa žetonu', '# bonusa žetons', '# bonusa žetoni'),
    eyes: counted('# acu', '# acs', '# acis'),
    inDeals: counted('# iespējamos dalījumos', '# iespējamā dalījumā', '# iespējamos dalījumos'),
  },
};

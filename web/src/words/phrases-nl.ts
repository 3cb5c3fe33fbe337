/** The rules of the games and the reasons of hints in Dutch. */
import { faceOf, signOf } from '../cards/packs';
import { cardNl, suitNl, tokenNl } from './cards-nl';
import { cardNamed, countOf, signNamed, signsNamed } from './english';
import { listed } from './numbers';
import type { Form, Phrases } from './phrasebook';

const NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];

const count: Form = (value) => {
  const number = countOf(value);
  return number === null ? null : (NUMBERS[number] ?? String(number));
};
const card: Form = (value) => {
  const named = cardNamed(value);
  return named && cardNl(...named);
};
const suit: Form = (value) => {
  const sign = signNamed(value);
  return sign && suitNl(sign);
};
const suits: Form = (value) => signsNamed(value)?.map(suitNl).join(', ') ?? null;
const cards: Form = (value, { pack }) =>
  listed(
    'nl',
    value.split(' ').map((code) => cardNl(code, pack)),
  );
const trump: Form = (value, { pack }) => {
  const sign = signOf(value, pack);
  return sign && suitNl(sign);
};
const token: Form = (value, { pack }) => {
  if (value === '-') return 'de lege fiche';
  return [...value].every((icon) => faceOf(icon, pack).sign) ? `de fiche ${tokenNl(value, pack)}` : null;
};
const seat: Form = (value, { names, you }) => (Number(value) === you ? 'jezelf' : (names[Number(value)] ?? null));

const HEADINGS = {
  Cards: 'Kaarten',
  Deal: 'Delen',
  Trump: 'Troef',
  Choosing: 'Kiezen',
  Bidding: 'Bieden',
  Play: 'Spelen',
  'Taking a trick': 'Een slag halen',
  Tokens: 'Fiches',
  Scoring: 'Puntentelling',
  Ending: 'Einde',
  Options: 'Opties',
};

const OPENING = {
  'Say how many tricks you will take, then take exactly that many.':
    'Zeg hoeveel slagen je haalt, en haal er precies zoveel.',
  'Bid your tricks; zeros slip away and infinities cannot be beaten.':
    'Bied je slagen; nullen glippen weg en oneindig is niet te slaan.',
  'Five tricks at a time, from 25 down to exactly zero.': 'Vijf slagen per keer, van 25 omlaag naar precies nul.',
  'Meet your bid, and spend bonus tokens to strike harder.': 'Maak je bod, en geef fiches uit om harder toe te slaan.',
  'One against two, for more than half of the points.': 'Eén tegen twee, om meer dan de helft van de punten.',
  'From the Netherlands.': 'Uit Nederland.',
  'From South Limburg, the Netherlands.': 'Uit Zuid-Limburg, Nederland.',
  'From the family of Norwegian Whist.': 'Uit de familie van de Noorse whist.',
  'From Latvia.': 'Uit Letland.',
  'For {seats} players.': 'Voor {seats} spelers.',
  'Told here for: {settings}.': 'Hier beschreven voor: {settings:phrases}.',
  'seats {n}': '{n} spelers',
  'schedule five': '5 rondes',
  'schedule seven': '7 rondes',
  'schedule fifteen': '15 rondes',
  'round_limit none': 'geen grens aan het aantal rondes',
  'round_limit 1': 'hoogstens 1 ronde',
  'round_limit {n}': 'hoogstens {n} rondes',
  'bid_cap 0': 'geen grens aan het bod',
  'bid_cap {n}': 'hoogste bod {n}',
  'double_max true': 'langste ronde twee keer',
  'double_max false': 'langste ronde één keer',
  'rounds 0': 'tot de tafel stopt',
  'rounds 1': '1 ronde',
  'rounds {n}': '{n} rondes',
  'small_zole true': 'met Kleine zole',
  'small_zole false': 'zonder Kleine zole',
  'dues true': 'met schulden',
  'dues false': 'zonder schulden',
};

const CARDS = {
  '{n} cards: {ranks} in {suits}.': '{n} kaarten: {ranks} in {suits:suits}.',
  '{n} cards: {ranks} in {suits}; {others}.': '{n} kaarten: {ranks} in {suits:suits}; {others:phrases}.',
  '{card} ({code}) × {copies}': '{card:card} ({code}) × {copies}',
  'In a suit the cards rank from high to low: {ranks}.': 'In een kleur is de volgorde van hoog naar laag: {ranks}.',
  'Each counts a number: {numbers}, the others what is printed on them.':
    'Elke kaart heeft een getal: {numbers:worth}, de andere wat erop staat.',
  'Only the highest ranks of the French deck are in play, as many ranks as there are cards in a hand: {low}, {middle} and {high} in a round of three.':
    'Alleen de hoogste kaarten van elke kleur van het Franse kaartspel doen mee, per kleur zoveel als er kaarten in een hand zijn: {low}, {middle} en {high} in een ronde met drie kaarten.',
  '{n} cards are always trumps, from high to low: {cards}.': '{n} kaarten zijn altijd troef, van hoog naar laag: {cards}.',
  'They are one suit of their own and do not belong to the suit printed on them.':
    'Samen zijn ze een eigen kleur; ze horen niet bij de kleur die erop staat.',
  'A {card} ({code}) belongs to no suit and may be played at any time.':
    'Een {card:card} ({code}) hoort bij geen kleur en mag altijd gespeeld worden.',
  'An {card} ({code}) belongs to no suit and may be played at any time.':
    'Een {card:card} ({code}) hoort bij geen kleur en mag altijd gespeeld worden.',
  'When it opens a trick the next card decides what is led.':
    'Wordt ermee uitgekomen, dan bepaalt de volgende kaart welke kleur gevraagd is.',
  'It beats no card: the leader takes a trick of nothing else.':
    'Ze slaat geen enkele kaart: een slag met niets anders erin is voor wie uitkwam.',
  'The first one in a trick wins it, trumps or not.': 'De eerste in een slag wint die slag, ook als er troeven in liggen.',
  'When it is the card that would decide what is led, no suit is led and everyone may play what they like for the rest of that trick.':
    'Zou deze kaart de gevraagde kleur bepalen, dan is er geen gevraagde kleur en mag iedereen de rest van die slag spelen wat hij wil.',
  'The {card} ({code}) counts {n} and is a trump while there is one: it follows trump, and trump must be followed to it.':
    'De {card:card} ({code}) telt voor {n} en is een troef zolang er troef is: je bekent er troef mee, en wie erop volgt, moet troef bekennen.',
  'In a round without trump it is a suit of its own: led, it wins the trick and everyone may play what they like; otherwise it may be played only by a hand that cannot follow, and it loses.':
    'In een ronde zonder troef is hij een kleur op zich: wordt ermee uitgekomen, dan wint hij de slag en mag iedereen spelen wat hij wil; anders mag alleen wie niet kan bekennen hem spelen, en dan verliest hij.',
};

const DEAL = {
  'The first dealer is drawn at random; the deal moves one seat clockwise every round.':
    'De eerste gever wordt geloot; elke ronde schuift het geven één stoel met de klok mee op.',
  'The dealer sits the round out: no cards, but a score like that of one more opponent.':
    'De gever zit de ronde uit: hij krijgt geen kaarten, maar wel een score, als een tegenstander erbij.',
  'There are {n} rounds, with hands of {sizes} and {last} cards.':
    'Er zijn {n} rondes, met handen van {sizes} en {last} kaarten.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top} cards.':
    'Er zijn {n} rondes, met handen van {sizes} enzovoort tot en met {top} kaarten.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top}, then down again to {last} card.':
    'Er zijn {n} rondes, met handen van {sizes} enzovoort tot en met {top}, en dan weer omlaag tot {last:count} kaart.',
  'There are {n} rounds, with hands of {sizes} and so on up to {top}, twice, then down again to {last} card.':
    'Er zijn {n} rondes, met handen van {sizes} enzovoort tot en met {top}, twee keer, en dan weer omlaag tot {last:count} kaart.',
  'Each player is dealt {n} cards.': 'Iedereen krijgt {n:count} kaarten.',
  'Each player is dealt {n} cards, {first} and then {next} at a time.':
    'Iedereen krijgt {n:count} kaarten, eerst {first} en dan {next} tegelijk.',
  '{n} cards lie face down on the table.': '{n:count} kaarten liggen gesloten op tafel.',
  "The dealer's own third card is dealt face up.": 'De derde kaart van de gever zelf wordt open gedeeld.',
  "It stays in the dealer's hand, and everyone may keep it in mind.":
    'Ze blijft in de hand van de gever, en iedereen mag haar onthouden.',
  'The next card of the pack is turned up for all to see and is out of play for that round.':
    'De volgende kaart van de stapel wordt voor iedereen zichtbaar gedraaid en is die ronde uit het spel.',
  'In the rounds with the longest hand no card is turned.':
    'In de rondes met de meeste kaarten wordt geen kaart gedraaid.',
  'Every round a card from a separate pack decides the trump suit: each suit is as likely as another.':
    'Elke ronde bepaalt een kaart uit een apart spel de troefkleur: elke kleur is even waarschijnlijk.',
  'The suit of the turned card is trump.': 'De kleur van de gedraaide kaart is troef.',
  'If it is the {card} ({code}), the round has no trump.':
    'Is dat de {card:card} ({code}), dan heeft de ronde geen troef.',
  'If it is the {card} ({code}), the dealer, having seen its own hand, names a trump at once; naming none is not allowed.':
    'Is dat de {card:card} ({code}), dan bekijkt de gever zijn hand en noemt meteen een troef; geen troef noemen mag niet.',
  'With no card turned, a round has no trump.': 'Zonder gedraaide kaart heeft een ronde geen troef.',
};

const BIDDING = {
  'Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand.':
    'Te beginnen bij de speler na de gever, en dan met de klok mee, biedt iedereen één keer: hoeveel slagen hij zal halen, van 0 tot en met het aantal kaarten in een hand.',
  'Beginning with the seat after the dealer and going clockwise, each player bids once: how many tricks it will take, from 0 to the number of cards in a hand, and at most {cap}.':
    'Te beginnen bij de speler na de gever, en dan met de klok mee, biedt iedereen één keer: hoeveel slagen hij zal halen, van 0 tot en met het aantal kaarten in een hand, en hoogstens {cap}.',
  'The dealer bids last and may not choose the number that would make all bids add up to the number of tricks in the round, so somebody always fails.':
    'De gever biedt als laatste en mag niet het getal kiezen waarmee alle biedingen samen op het aantal slagen van de ronde uitkomen, dus er is er altijd een die zijn bod niet haalt.',
};

const PLAY = {
  'The seat after the dealer leads to the first trick: it plays any card, and each of the others in turn, clockwise, plays one to it.':
    'De speler na de gever komt uit in de eerste slag: hij speelt een kaart naar keuze, en de anderen spelen er om de beurt, met de klok mee, elk een bij.',
  'The dealer leads to the first trick: it plays any card, and each of the others in turn, clockwise, plays one to it.':
    'De gever komt uit in de eerste slag: hij speelt een kaart naar keuze, en de anderen spelen er om de beurt, met de klok mee, elk een bij.',
  'These cards are a trick, and the first of them shows what suit is led.':
    'Die kaarten zijn samen een slag, en de eerste laat zien welke kleur gevraagd is.',
  'Everyone must follow with a card of the suit led if they hold one.':
    'Iedereen moet de gevraagde kleur bekennen als hij die heeft.',
  'Whoever cannot follow must play a trump if they hold one; it need not beat the trumps played before.':
    'Wie niet kan bekennen, moet een troef spelen als hij die heeft; die hoeft niet hoger te zijn dan de troeven die er al liggen.',
  'Otherwise any card may be played.': 'Anders mag elke kaart gespeeld worden.',
  'The highest trump takes the trick; if there is none, the highest card of the suit led.':
    'De hoogste troef haalt de slag; is er geen troef, dan de hoogste kaart van de gevraagde kleur.',
  'Whoever takes a trick leads the next one.': 'Wie een slag haalt, komt uit in de volgende.',
  'The special cards described above come before this.': 'De bijzondere kaarten van hierboven gaan daarvóór.',
  'An ace counts {n} instead while the king of its suit lies in the same trick, whichever of the two was played first.':
    'Een aas telt voor {n} zolang de heer van zijn kleur in dezelfde slag ligt, welke van de twee ook het eerst gespeeld is.',
  'The ace of trump counts {n} instead while the {card} lies in the same trick, whichever of the two was played first.':
    'De troefaas telt voor {n} zolang de {card:card} in dezelfde slag ligt, welke van de twee ook het eerst gespeeld is.',
};

const TOKENS = {
  'There are {n} bonus tokens, each with up to three suit icons (`a` Sword, `b` Staff, `c` Knives and `d` Stars); a token is written as its icons (`aab`), the blank one as `-`.':
    'Er zijn {n} bonusfiches, elk met hoogstens drie tekens van kleuren (zwaard, staf, messen en sterren); één ervan is leeg.',
  'Whoever takes a trick draws a token from the stock and puts it face up in its own play area.':
    'Wie een slag haalt, trekt een fiche uit de voorraad en legt die open in zijn eigen speelvak.',
  'If the stock is empty it takes one of its own choice from the score area of a player who has the most tokens there: from another player if several have the most, and from its own only if it alone has the most.':
    'Is de voorraad leeg, dan neemt hij er een naar keuze uit het scorevak van een speler die daar de meeste fiches heeft: van een ander als meer spelers de meeste hebben, en alleen uit zijn eigen vak als hij als enige de meeste heeft.',
  "With a card of a suit a player may lay tokens of its own score area that bear an icon of that suit: each such icon adds 1 to the card's number for this trick.":
    'Bij een kaart van een kleur mag een speler fiches uit zijn eigen scorevak leggen waar een teken van die kleur op staat: elk van die tekens telt in deze slag 1 op bij het getal van de kaart.',
  "That never changes the card's suit; between equal numbers the card played earlier wins.":
    'De kleur van de kaart verandert daar nooit door; bij gelijke getallen wint de kaart die eerder gespeeld is.',
  'Laid tokens are shuffled back into the stock when the trick ends, before its winner draws.':
    'Gelegde fiches worden aan het eind van de slag terug in de voorraad geschud, voordat de winnaar trekt.',
};

const CHOOSING = {
  'The seat after the dealer chooses first: a contract to play alone against all others, or a pass.':
    'De speler na de gever kiest als eerste: een contract om alleen tegen alle anderen te spelen, of een pas.',
  'The turn goes clockwise until somebody chooses a contract; that ends the choosing.':
    'De beurt gaat met de klok mee tot iemand een contract kiest; daarmee is het kiezen klaar.',
  'If everybody passes, see {contract} below.': 'Past iedereen, zie dan {contract:phrases} hieronder.',
  'Whoever plays alone, the seat after the dealer leads first.':
    'Wie er ook alleen speelt, de speler na de gever komt als eerste uit.',
  'Card points: {worth}, the others nothing; {sum} in all.': 'Kaartpunten: {worth:worth}, de andere niets; samen {sum}.',
  Big: 'Groot',
  Zole: 'Zole',
  'Small zole': 'Kleine zole',
  'The Table': 'De Tafel',
  'Passed out': 'Rondpas',
  '**{contract}**.': '**{contract:phrases}**.',
  'The solo player wins with at least {goal} of the {all} card points.':
    'De alleenspeler wint met minstens {goal} van de {all} kaartpunten.',
  'The table cards: the solo player picks them up and puts away {n} cards of the hand face down, which count for the solo side at the end.':
    'De tafelkaarten: de alleenspeler neemt ze op en legt {n:count} kaarten uit de hand gesloten weg; die tellen aan het eind voor hem.',
  'The table cards: their points go to the opponents.': 'De tafelkaarten: de punten ervan gaan naar de tegenstanders.',
  'The table cards: they count for nobody.': 'De tafelkaarten: ze tellen voor niemand.',
  'the solo side takes': 'de alleenspeler haalt',
  'each opponent': 'elke tegenstander',
  'the solo player': 'de alleenspeler',
  'every trick': 'alle slagen',
  '{n} points or more': '{n} punten of meer',
  '{range} points': '{range} punten',
  '{n} points or fewer': '{n} punten of minder',
  'no trick at all': 'geen enkele slag',
  'The solo player wins by taking no trick.': 'De alleenspeler wint door geen slag te halen.',
  'The round ends at once when the solo player takes a trick.':
    'De ronde is meteen uit als de alleenspeler een slag haalt.',
  'Won, each opponent scores {each} and the solo player {solo}; lost, each opponent scores {gets} and the solo player {loses}.':
    'Gewonnen: elke tegenstander krijgt {each} en de alleenspeler {solo}; verloren: elke tegenstander krijgt {gets} en de alleenspeler {loses}.',
  'Everyone plays alone and avoids tricks.': 'Iedereen speelt voor zichzelf en ontwijkt slagen.',
  'Whoever takes the most tricks loses; between equals the one with more card points, and if these are equal too, the one of them who took the last trick (or, if none of them did, the nearest after the dealer).':
    'Wie de meeste slagen haalt, verliest; bij evenveel slagen wie meer kaartpunten heeft, en zijn ook die gelijk, wie van hen de laatste slag haalde (of, als geen van hen dat deed, de eerste van hen na de gever).',
  'The loser pays {n} to everyone else.': 'De verliezer betaalt {n} aan elk van de anderen.',
  'A due is written.': 'Er wordt een schuld (pule) opgeschreven.',
  'No card is played and nobody scores.': 'Er wordt geen kaart gespeeld en niemand scoort.',
  'Dues: when everybody passes, one due is written for all; a lost Big writes a private due for its player.':
    'Schulden: past iedereen, dan wordt er één schuld van allen opgeschreven; wie Groot verliest, krijgt een eigen schuld.',
  'The next won Big takes off one due, those of all first and then the oldest private one.':
    'Wie daarna Groot wint, neemt één schuld weg: eerst die van allen, dan de oudste eigen schuld.',
  "A due of all brings {each} more from each opponent; another player's private due brings {owner} from its owner; one's own is only struck off.":
    'Een schuld van allen brengt {each} extra op van elke tegenstander; de eigen schuld van een ander brengt {owner} op van die speler; wie zijn eigen schuld wegneemt, streept haar alleen door.',
};

const SCORING = {
  'Everyone starts with {n} points.': 'Iedereen begint met {n} punten.',
  'Each trick taken scores {points}.': 'Elke gehaalde slag telt voor {points}.',
  'Whoever takes no trick in the round scores {points}.': 'Wie in de ronde geen slag haalt, krijgt {points}.',
  'When {suit} are trump, all of this counts double.': 'Is {suit:suit} troef, dan telt dit alles dubbel.',
  'Whoever takes exactly as many tricks as it bid scores {points}.':
    'Wie precies zoveel slagen haalt als hij bood, krijgt {points}.',
  'Whoever takes exactly as many tricks as it bid scores {points}, and {more} for each of these tricks.':
    'Wie precies zoveel slagen haalt als hij bood, krijgt {points}, en {more} voor elk van die slagen.',
  'A met bid of 0 scores {points} more in rounds of {n} or more cards.':
    'Een gehaald bod van 0 levert nog {points} op in rondes met {n} of meer kaarten.',
  'Whoever misses its bid scores {points} for each trick too many or too few.':
    'Wie zijn bod niet haalt, krijgt {points} voor elke slag te veel of te weinig.',
  "After the round each player's play area moves to its score area, where every icon is worth a point for as long as it lies there: tokens laid with cards or taken by others stop counting.":
    'Na de ronde gaan de fiches uit ieders speelvak naar zijn scorevak, waar elk teken een punt waard is zolang het er ligt: fiches die bij kaarten gelegd of door anderen genomen worden, tellen niet meer.',
  'Each contract pays as listed with it.': 'Elk contract betaalt wat erbij staat.',
  'The scores of a round always add up to zero.': 'De scores van een ronde zijn samen altijd nul.',
};

const ENDING = {
  'After one round, whoever has the most points wins; equals share the win.':
    'Na één ronde wint wie de meeste punten heeft; bij gelijke stand wordt de winst gedeeld.',
  'After {n} rounds, whoever has the most points wins; equals share the win.':
    'Na {n:count} rondes wint wie de meeste punten heeft; bij gelijke stand wordt de winst gedeeld.',
  'When the table decides to stop, whoever has the most points wins; equals share the win.':
    'Als de tafel besluit te stoppen, wint wie de meeste punten heeft; bij gelijke stand wordt de winst gedeeld.',
  'Whoever stands at exactly 0 when a round has been scored wins the game.':
    'Wie precies op 0 staat als een ronde geteld is, wint het spel.',
  'A score may go below 0; it then needs penalties to come back up.':
    'Een score kan onder 0 komen; dan zijn er strafpunten nodig om weer omhoog te gaan.',
  'If two or more reach it in the same round, that round is void: the scores go back to what they were, the deal moves on, and a new round is played.':
    'Komen twee of meer spelers daar in dezelfde ronde, dan is die ronde ongeldig: de scores worden weer wat ze waren, het geven schuift op, en er wordt een nieuwe ronde gespeeld.',
  'If nobody has won after one round, whoever is nearest to 0, above or below, wins; equals share the win.':
    'Heeft na één ronde niemand gewonnen, dan wint wie het dichtst bij 0 staat, erboven of eronder; bij gelijke stand wordt de winst gedeeld.',
  'If nobody has won after {n} rounds, whoever is nearest to 0, above or below, wins; equals share the win.':
    'Heeft na {n:count} rondes niemand gewonnen, dan wint wie het dichtst bij 0 staat, erboven of eronder; bij gelijke stand wordt de winst gedeeld.',
};

const OPTIONS = {
  option: 'optie',
  values: 'waarden',
  usual: 'gebruikelijk',
  'what it does': 'betekenis',
  'five, seven, fifteen': '`five`, `seven`, `fifteen`',
  five: '`five`',
  true: '`true`',
  false: '`false`',
  none: '`none`',
  'true or false': '`true` of `false`',
  'a whole number from {least} to {most}': 'een geheel getal van {least} tot en met {most}',
  'a whole number from {least} to {most}, or none': 'een geheel getal van {least} tot en met {most}, of `none`',
  'How many play.': 'Hoeveel er meespelen.',
  'How many rounds are played, and with which cards.': 'Hoeveel rondes er zijn, en met welke kaarten.',
  '`five`: hands of {sizes}, every card dealt ({seats} seats);':
    '`five`: handen van {sizes}, alle kaarten gedeeld ({seats} stoelen);',
  '`seven`: hands of {sizes}, every card dealt ({seats} seats);':
    '`seven`: handen van {sizes}, alle kaarten gedeeld ({seats} stoelen);',
  '`fifteen`: hands of {low} to {high} and back to {last} from all {n} cards ({seats} seats).':
    '`fifteen`: handen van {low} tot en met {high} en terug naar {last}, uit alle {n} kaarten ({seats} stoelen).',
  'Stop after this many rounds (void ones count): the score nearest to 0 then wins, and equals share.':
    'Stop na zoveel rondes (ongeldige meegerekend): dan wint wie het dichtst bij 0 staat, en gelijken delen.',
  'Without a limit a game may go on for a very long time.': 'Zonder grens kan een spel heel lang duren.',
  'The highest bid, as on the printed bid markers; 0 lifts the limit.':
    'Het hoogste bod, zoals op de gedrukte biedkaarten; 0 heft de grens op.',
  'Play the round with the longest hand twice.': 'Speel de ronde met de meeste kaarten twee keer.',
  'Offered with {seats} seats.': 'Te kiezen met {seats} stoelen.',
  'How many rounds are played; with 0 the table stops when it likes.':
    'Hoeveel rondes er zijn; met 0 stopt de tafel wanneer ze wil.',
  'Whether Small zole may be chosen.': 'Of Kleine zole gekozen mag worden.',
  'Three passes play nothing but write a due (pule), which the next won Big collects.':
    'Na drie keer pas wordt er niets gespeeld, maar een schuld (pule) opgeschreven, die wie daarna Groot wint int.',
};

const HINTS = {
  'There is nothing else to do.': 'Iets anders kan niet.',
  'A rule of thumb.': 'Een vuistregel.',
  'Any card is as good as another to me.': 'Voor mij is elke kaart even goed.',
  'Best on average over {n} imagined deals, hardly ahead of {second}.':
    'Gemiddeld de beste keus over {n:figure} mogelijke verdelingen, nauwelijks beter dan {second:phrases}.',
  'Best on average over {n} imagined deals, clearly ahead of {second}.':
    'Gemiddeld de beste keus over {n:figure} mogelijke verdelingen, duidelijk beter dan {second:phrases}.',
  'In each of {n} imagined deals as good as {second}.':
    'In elk van {n:figure} mogelijke verdelingen even goed als {second:phrases}.',
  'play {card}': '{card:cards}',
  'bid {n}': '{n} bieden',
  'trump {suit}': '{suit:trump} als troef',
  'choose B': 'Groot',
  'choose Z': 'Zole',
  'choose S': 'Kleine zole',
  'choose P': 'passen',
  'stash {cards}': '{cards:cards} wegleggen',
  'add {token}': '{token:token} leggen',
  done: 'geen fiches meer leggen',
  'take {seat} {token}': '{token:token} van {seat:seat} nemen',
};

export const phrasesNl: Phrases = {
  language: 'nl',
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
  forms: { count, card, suit, suits, cards, trump, token, seat },
};

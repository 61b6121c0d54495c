/**
 * Common English words of trade: what opens a title with one of these names the goods, not their maker.
 * Words that are frequent in shopping requests and in attribute taxonomies, extended by hand.
 * Kept as one text, one word after another, in alphabetical order.
 */
export const commonWords = `
aaa aac abdominal about above abs abstract acacia access accessories accessory accordion acetate acid acidic
acne acorn acoustic acrylic acrylonitrile action active activities activity adapter additional adhesive
adjustable adpcm adult advanced adventure aerosol aes africa african age aged agent aging aid air airbrush
aircraft airglide alarm albanian alcantara alcohol alder ale alerts alkaline all allergy allows alloy almond
aloe also alternator alto aluminium aluminum amber ambient amd america american ammonia amoled amplifier amr
analog analysis anchor and android angle angled anglo animal animation anime ankle another ant antenna anti
antibacterial antique any aperture app apple appliance application applicator applies apply approved apricot
aquarium ara arabic arcade archery architecture are area arm armband armenian army around arrives arrow art
artificial artwork ash asia assemble assembly assorted ata atari athletic athlon attachment atv atx auburn audio
australia australian authentic authenticity auto automatic automotive autumn aux available avi aviation avocado
award axle babies baby back backcountry backing backlight backpack backrest backup bacterial badge badminton bag
bakeware baking balance balanced balancing ball ballet balloon balm bamboo banana band bandage bangle banjo bank
bar barbell barcode bariatric baritone barley barrel base baseball baseboard based basic basket basketball bass
bat bath bathroom bathtub batteries battery bay beach bead beaded beans bearings beat beauty bed bedding bedroom
bedsheets beech beef beer beeswax beginner beige being belgian belgium bell belly belt bench benefits benzyl
best between bicycle big bike bikini binder binding binocular biodegradable biometric bird birthday biscuits bit
bitter black blade blank blanket blend blimp blind block blonde blood bloom blouse blower blu blue blueberry
bluetooth bnc board boat bobbin body boiler boiling bolt bone book boom booster boot both bottle bottom bow bowl
box boxes boxing boys bpa bra brace bracelet bracket braided brake braking brand branded brandy brass brazil
brazilian bread breaker breathable brick bridge briefs bright brightening brightness bristle british bronze
brown brush brushed bsi bucket buckle buckwheat budget building built bulb bulgarian bullet bumper bundle
business but butadiene butter butterfly button buy cabin cabinet cable cadmium caffeine cage cake calcium
calculation calculator calendar calendula call called camber camcorder camera camper camping can canada
cancellation candle candy canned canoe canopy canvas cap capability capacitor capacity cape capsule car
carabiner caramel carbide carbon card cardboard care cargo caribbean carrier carrot carry carrying cart carton
cartoon cartridge case cash cassette cast casual cat categories categorized category cbd ccd cedar ceiling
celebrities celeron cell cello cellular cement center central cents ceramic certifications certified cfast chain
chainsaw chair chalk champagne chandeliers changing channel character charcoal charge charger charging charm
cheap cheese chemical cherry chess chest chicken chiffon child children chili china chinese chisel chloride
chlorine chocolate christmas chrome cie cigarette cinema cinnamal cinnamon circuit circular citrus city clamp
clarinet clasp class classic classification classified clay clean cleaner cleaning cleansing clear click clicker
client climbing clip clippers clogs close closed closure cloth clothes clothing cloud club clutch cmos coarse
coating coaxial cobalt cocktail coconut code coffee coil coin coir cold collagen collapsible collar collectible
collection cologne color colored colorful coloring comb combi combination combo come comedy comfort comics
commercial common communication compact compartment compass compatibility compatible compliance complimentary
component composite composition compression compressor computer concave concentrate concerns concert concertina
concrete condenser condition conditioner conditioning cone conference configuration conical connecting
connection connectivity connector console construction contact container contains contemporary content
continuous contour contoured contrast control controller conventional conversion converter convertible cook
cooking cookware cool coolant cooling copper coral cord corded cordless corduroy core cork corn corner
correction corrosion cosmetic cost costing cotton counter country county coupling cover coverage craft crafted
crafting crayons cream creamy creative crew crib cricket crispy croatian crochet crop cropped cross crossbody
crossfirex crossover crown cruiser crystal cube cue cuff culture cup cupboard curl curling current currently
curtain curved cushioned custom customizable customized cut cute cutter cutting cycle cycling cylinder
cylindrical cymbal czech dab daily dairy dance danish dark darts data day ddr deal decals deck decor decoration
decorative deep default degree del delivery deluxe denim density dental denture deodorant deployment depth
dermacare design designed desk desktop detachable detail detection detector detergent deu development device
dexterity dial diameter diamond diaper dice die diesel dietary diffuser digital dimensions dimm dimmable din
dinar dining dinner dinosaurs dioxide dip direct direction directional dirt disc discharge discount dish
disinfectant disk dispenser dispensing display disposable distance dive dividers diving divx diy dmb document
dog dolby dollar dome door doorbell dot double down downhill drain dram drawers drawing dress dresses dried
drill drilling drink drinkers drinkware drive driver drop dropper drum dry dryer drying dsd dts dual duck duet
dump duo duplex duplexing durable durilium dust dutch duty dvd dvi dye dynamic each eap ear early earphone
earring east eastern easy ecc eco edge edition education educational effect efficiency efficient egg eight
elastic elastomer elbow electric electrical electronic elegant elliptical embellishments embossed embossing
embroidered embroidery emergency emissions enamel enclosed enclosure encryption end ended energy eng engine
english engraving enterprise entertainment entrance entry envelope enzymes epyc equipment era eraser ergonomic
esata especially essentials estimation ethanol ethernet ethylene eucalyptus europe european eva event everyday
exceeds excellent exercise exit expandable expert express extended extension exterior external extra extract
extreme eye eyelash eyelashes eyepiece eyewear fabric face facial facing factor factory fair fairytale fall
false family fan fantasy fas fashion fashionable fast fastener fat fatty faucet fault faux feathers feature
featuring feed feedback feeder feeding feet felt female fertilizer ffp fiber fiberboard fiberglass field figure
figurine filament file fill filler film filter filtering filtration fin finance find fine finger fingerprint
finish fips fire firewire firm firming first fish fishing fit fitness fitting five fixed fixing flannel flare
flash flashlight flat flavor flavored flea fleece flex flexible flip floor flooring flop floral floss flow
flower fluid fluorocarbon flush flute fly flyball foam focus fog foil fold foldable folded folding follow
following food foot football footboard for fork form formal format formula formulation foundation four fourth
fra fragrance frame frameless franc free freeride freestyle freeze french frequency fresh freshener freshwater
fridge friendly frizzy from front frozen fruit fruity frying fuel full function funny fur furniture gain galaxy
galvanized game gaming garden gardening garlic garment gas gate gauge gauze gddr gear geena gel gemstone gen
gender general genre gentle genuine geometric georgian german get ghz gift gigabit gin ginger girls glass
glasses glide glitter globe gloss glossy glove glow glue gluten gmo goalie gold golf good gouache gpp gps gpu
grade grain grand granite granules graphic graphite grass gravity gray grease greek green grey grid grill
grinder grip ground group grout growth guarantee guaranteed guard guinea guitar gutter gym habitat hair halal
half hall halloween halogen ham hammer hand handball handbrake handheld handle handlebar handmade handwear
hanger hanging hard hardboard hardness hardware harmonica harness has hat have hbm hdcp hdd hdmi hdr head
headlight headphone headrest headset healing health healthier heart heat heated heater heating heavy heel height
helicopter helmet help hemp herbal hex hexagonal hidden high higher hiking hip historical history hitch hockey
hold holder hole holidays holographic holster home honda honey honeycomb hong hooded hoodie hook hoop horizontal
horn horror horse hose hot hour house household hub humor hungarian hunting hyaluronic hybrid hydrating
hydration hydraulic hydride hydrogen hypoallergenic ice icelandic ide ideal ieee ignition iii illuminated
illustration image impact improved incense inch inches include included including india indian indicator
indonesian indoor induction industrial infinix inflatable inflator infrared ingredient injector ink inkjet
inline inner input inspired install installation instant instax instructions instrument insulated insulation
integrated integration intel interactive interchangeabl intercom interest interested interface interior
intermediate internal international inverter invitation ion ips irish iron island iso isolating issues italian
itch item itx jack jacket jade japanese jar jasmine jazz jeans jet jewelry joint jpeg juice jump jumping just
jute karaoke keratin kevlar key keyboard keychain keypad kidney kids kilo kit kitchen kitchenware kitesurfing
knee knife knitted knitting knob kong korean kosher krone lab label lace lacquered lacrosse ladies lager
lamination lamp landscape language lapel laptop large larger laser lasting latch latex latin laundry lavender
lawn layer layout lcd lead leaf leakproof learning leash least leather leatherette leaves led left leg lemon
length lens lenses lentils lets letter level lever lga lid life lifestyle light lighting lightweight like lilac
limestone limited line linear linen lip lipstick liqueur liquid listed liter literature lithium live liver
living load loading loafers loc location lock lockable locking logging logo long look looking loop loose loss
lot lotion love low lte lubricant luggage lumbar lumber luminous lunch lung luxury lycra lyocell lyre macadamia
machine macro made magic magnesium magnet magnetic magnification mahjong main mainland maintenance major make
maker makeup making male mallet malt management mandolin manganese mango manual maple maps marble marine mark
marker market maroon mask masonry mass massage masstige mat match matching material maternity matte mattress
mature maxi mdf meal measurement measuring meat mechanical mechanism media medical medicine medium meet melamine
memory men mens mesh metal metallic meter methanol method metrics mic micro microbial microfiber microphone
microwave mid middle midi mild milk mineral mini miniature minimal minimalist miniso minor mint mirror mirroring
mist mixed mixer mkv mmc mobile mobility mod modal mode model modeling modelled moderate moderately modern
modular modulation module mohair moisture moisturizing mold molded molding mongolian monitor monitoring mono
monochrome monogram monopod monthly months moon more mos mosaic mosquito motherboard motion motor motorcycle
motorcycling motorized mount mountable mountain mounted mounting mouse mouth mov movement movie moving mpeg mud
muffin mule multi multicolor multilingual multipack multiple muscle mushroom music musical must mustard nail
name named nano nas nasal natural nature nautical navigation navy near neck necklace neckline need needle
negative neo neoprene net network neutral new newborn nfc nickel nicotine night nightgown nimh nine nintendo
nipple nmax noise non none nor normal north norwegian not note notebook nourishing novelty nozzle npt number
numeric nursing nut nvidia nvme nylon oak oats oboe occasion ocean octave odor oem off offer offered offering
office official offset oil oily old older oled olive omega omnidirectiona onboard one online only opaque open
opener opening operation oppo optical option oral orange organic organizer organizing oriental orientation
original orsay orthodontic other out outdoor outer outfit outlet output oval oven over oversized oxide oxidizing
pack package packaged packaging packed packing pad padded padding paddle page paid pain paint painted painting
pair pajama pale palette palladium pan pane panel panties pants paper par paraben parachute paraffin parallel
parental park parking part partial particle party pass passive pasta paste pastel pastry patch patches pattern
patterned pay payment pci pcie pcm pdf peach peanut peap pear pearl peas pedal pediatric peel pellet pen pencil
pendant peninsula pentium people peppermint per percentage percussion perfect performance perfume perks
permanent peroxide person personal personalizatio personalized peso pet petite pewter phase phenom phone
phosphate photo photographic photography phthalate physical piano piccolo pick pickleball pickup picture pie
piece piercing pillow pin pine ping pinion pink pipe pistol piston pitch pizza placement plain plan plant
plaster plastic plate plated platform platinum play playback player playhouse playstation please plug plumbing
plumping plus plush plywood pneumatic pocket point pointed polarization polarized pole polish polishing polo
polyamide polycarbonate polyester polyethylene polymer polypropylene polystyrene polyurethane polyvinyl pong
pool pop porcelain pore pork port portable portuguese position post poster pot potassium potty pouch pound
powder power powered pre precision preferably preferences preferred pregnant premium preservatives press
pressure price priced primed primer priming print printed printer printing priority pro probiotics processing
processor product professional profile program programmable progressive project projector promo promotion proof
propane properties propulsion protection protective protector protein provides psk publishing pull pulley pulse
pump punch puppet pure purifier purple purpose push putter puzzle pvc quad quality quarter quartz queen quick
quiet quilting quiver rabbit race racing rack racket radiant radio radius raid rail rain ramp random range
ranging rare raspberry rate rated rating ratio rattan raw ray razor reading ready real reality realme rear
rechargeable reclining recognition recommended recorder recording recovery recreational rectangle rectangular
recycled red reduced reduction reed reel refill reflective refreshing refurbished regenerating regenerative
region regular regulator reinforced related relay release released relevant relief remote removable removal
remove remover removing repair repellent replacement report reptile required research resin resistance resistant
resolution respective rest restroom results retail reticle retractable retro return reusable reverb revitalizing
rfid rgb rial ribbed ribbon rice riding right rigid rim ring rise road roasting rock rocker rocking rod roll
roller romanian roof room rope rose rosemary rotary rotating rotation rough round rounded royal rsa rubber rug
ruler rules running runs rupee russian rustic rustproof ryzen saddle safe safety sailboat sale salt saltwater
same samsung san sand sandal sanding sando sandstone sar sas sata satellite satin sauce saving saw saxophone
scale scalpel scan scanner scanning scene scent scented school sci science scissor scoop scooter scope scr
scrapbooking scratch screen screw scroll scsi sculpting sdi sds seal sealed seamless search searching season
seat seating second security seed seedling sega select selection self selfie sell seller selling semi senior
sensitive sensitivity sensor sequins serbian serial series serif serrated serum server service serving sesame
set settings seven several sewing sexy sha shade shadow shaft shaker shampoo shape shaped shawl sheer sheet
shelf shell shelves shift shilling shine ship shipping shirt shock shockproof shoe shooter shop short shot
should shoulder show shower shutter side sided sight sign silicon silicone silk silver silvery sim similar
simple simulation sine singapore single sink six size sized skating ski skiing skills skin skirt sky slalom
slate sleep sleeve sleeveless sli slide slider sliding slightly slingback slip slippers slot slotted slow small
smart smartphone smooth smoothing snacks snap snapback sneaker snow snowboarding soap soccer social socket socks
soda sodium sofa soft softball softbox softening software solanum solar sold soldering solid soluble solution
solvent som some something sonar soothing sot sound soundbar source south southern soy soybean spa space spacer
spaghetti spandex spanish spare spatula speaker speakerphone special specialized specialty specific specifically
specification spectrum speed speedometer spf spicy spike spin spinning spiral split splitter sponge spoon sport
sports sporty spot spout spray spread spring spruce square squash squeeze sram ssd ssh stack stackable stage
stain stainless stair stamp stamping stand standalone standard standing star start starter state station
stationery steam steel steering stem step sterile sterilization stick sticker stiff stitch stock stone stool
stop stopwatch storage store stored stove straight straightening strainer strap straw strawberry street
streetwear strength strengthener strengthening stretch string strip striped stripes strokes stroller strong
strongly stucco stud students studio sturdy style stylish styrene subscription subwoofer such suede sugar suit
suitable sulfate sulfur summer sun sunflower sunglasses sunscreen super supplement supplies supply support
supported supporting sure surface surprise surveillance survival suspender suv swab swappable swedish sweet
swimming swimwear swing swiss switch switching switzerland swivel sword sxs sync synth synthetic system tab
table tablet tabletop tactical tag take tan tandem tank tap tape tapered target tassel taste taupe tea teak tear
teardrop technique technology tee teens teeth teflon telephone telephoto telescoping tempera temperature ten
tennis tenor tension terephthalate terno terrain tes test tetherball text textile texture textured texturizing
tft thai than that the theater their theme themed thermal thermometer thermoplastic these thick thickness thin
third those thread threadripper three through thumb thunderbolt tick tie tiers tile tilt time timer tin tip tire
titanium tkip tls toddler toe together toggle toilet tom tomato tone tongue tonic tool toothbrush top toppers
torque total tote touch touchscreen tour touring tourmaline tow tower toxic toy tpe tpu track trackball tracker
tracking tractor trade trading traditional traffic trailer train training transfer transparent transport
transportation trap travel tray treat treatment tree trendy tri triangle triangular trimmer triple tripod trivia
trombone tropical truck trumpet trunk trusted ttl tuba tube tuner tuning turion turkey turkish turn tweed twill
twin twist two type ukrainian ukulele ultra ultrasonic umbrella under underwater unflavored uniforms unisex unit
united universal unscented updates upgrade upholstered upholstery upon upright ups usage usb use used user
utensil utility vacuum valid valle valley valve van vanilla variable variant variation variety varnish vdi
vector vegan vegetable vehicle velcro velour velvet ventilation vera version vertical very vest vga via vibe
vibrant vibration video vietnamese view viewfinder viewing vinegar vintage vinyl violet violin virtual viscose
vision visual vitamin viviga vivo voice voltage volume volumizing voucher waist waistband walkers walking wall
wallet walnut want war warm warmer wash washable washer washing watch watches water watercolor watercraft
waterproof watts wave wavy wax way wear weather webm wedding wedge weed weekly weighing weight weighted
weighting welder welding well wep west western wet wheat wheel wheeled when where whiskey white whitening who
whole wholesale wicker wicking wide width wifi wii wind window windproof wine wing winter wipe wire wired
wireless with without wma wmv women womens wood wooden woodworking woody wool work workbook world woven wpa wpc
wps wrap wrapped wrench wrenches wrinkle wrist writing xavc xbox xeon xlr xqd xxl xxs xxxl yamaha yarn year
yellow yoga you young zealand zero zif zinc zipper zircon zone zoom
`;
